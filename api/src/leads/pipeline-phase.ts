import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type PipelinePhaseName, pipelinePhases } from 'rules/pipeline';
import type { ProjectTier } from 'rules/projects';
import { MaxRows } from '#access/max-rows';
import { graphqlEnum } from '#db/graphql-enum';
import { ProjectTierEnum } from '#projects/project.entity';

/** How many deals of a phase are listed. */
export const maxDealsPerPhase = 50;

export const PipelinePhaseEnum = graphqlEnum('PipelinePhaseName', pipelinePhases, 'How far the work for a client is');

@ObjectType({ description: 'A project or a lead, as sales follows it', simpleResolvers: true })
export class PipelineDeal {
  @Field(() => ID, { nullable: true, description: 'Of the project or the lead; null for a sample' })
  id!: string | null;

  @Field({ description: "The project's title; of a lead the company" })
  title!: string;

  @Field({ description: "The client's name, or their e-mail while they have no account; of a lead whom to talk to" })
  client!: string;

  @Field(() => ProjectTierEnum, { nullable: true, description: "Of a lead by its budget; null where that's not known" })
  tier!: ProjectTier | null;

  @Field(() => String, {
    nullable: true,
    description: 'US dollars: the implementation fee; of a lead the price of its tier, null where that has none',
  })
  value!: string | null;

  @Field({ description: 'Whether it is a lead; else it is a project' })
  isLead!: boolean;

  @Field({ description: 'Shown with a Sample tag' })
  isSample!: boolean;
}

@ObjectType({ description: 'One column of the client pipeline', simpleResolvers: true })
export class PipelinePhase {
  @Field(() => PipelinePhaseEnum, {
    description:
      'Requirements: pending projects, and leads that are qualified or have a proposal. Development: projects in progress. Testing: those in testing. Deployment: those completed that last changed within 30 days',
  })
  phase!: PipelinePhaseName;

  @Field(() => Int, { description: 'How many there are, also beyond those listed' })
  total!: number;

  @Field({ description: 'US dollars: the values of all together, also of those beyond the list' })
  value!: string;

  @MaxRows(maxDealsPerPhase)
  @Field(() => [PipelineDeal], { description: `Newest first, ${maxDealsPerPhase} at most` })
  rows!: PipelineDeal[];
}
