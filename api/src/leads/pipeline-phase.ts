import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type PipelinePhaseName, pipelinePhases } from 'rules/pipeline';
import type { ProjectTier } from 'rules/projects';
import { MaxRows } from '#access/max-rows';
import { graphqlEnum } from '#db/graphql-enum';
import { ProjectTierEnum } from '#projects/project.entity';
import { MoneyScalar } from '#scalars';

/** How many deals of a phase are listed. */
export const maxDealsPerPhase = 50;

export const PipelinePhaseEnum = graphqlEnum('PipelinePhaseName', pipelinePhases, 'A phase of the client pipeline', {
  requirements: 'What to build is being settled',
  development: 'It is being built',
  testing: 'It is being tested',
  deployment: 'It is being put into production',
});

@ObjectType({ description: 'A project or a lead in the client pipeline', simpleResolvers: true })
export class PipelineDeal {
  @Field(() => ID, { nullable: true, description: 'Project or lead identifier; null for a sample' })
  id!: string | null;

  @Field({ description: "The project's title; for a lead, the company" })
  title!: string;

  @Field({ description: "The client's name, or their email without an account; for a lead, the contact person" })
  client!: string;

  @Field(() => ProjectTierEnum, { nullable: true, description: 'For a lead, by its budget; null if unknown' })
  tier!: ProjectTier | null;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'US dollars: the implementation fee; for a lead, the price of its tier, or null if that has none',
  })
  value!: string | null;

  @Field({ description: 'Whether it is a lead rather than a project' })
  isLead!: boolean;

  @Field({ description: 'Whether it is a sample, shown with a Sample tag' })
  isSample!: boolean;
}

@ObjectType({ description: 'One column of the client pipeline', simpleResolvers: true })
export class PipelinePhase {
  @Field(() => PipelinePhaseEnum, {
    description:
      'Requirements: pending projects, and leads that are qualified or have a proposal. Development: projects in progress. Testing: those in testing. Deployment: those completed that last changed within 30 days',
  })
  phase!: PipelinePhaseName;

  @Field(() => Int, { description: 'Total number, including unlisted deals' })
  total!: number;

  @Field(() => MoneyScalar, { description: 'US dollars: total value, including unlisted deals' })
  value!: string;

  @MaxRows(maxDealsPerPhase)
  @Field(() => [PipelineDeal], { description: `Newest first, ${maxDealsPerPhase} at most` })
  rows!: PipelineDeal[];
}
