import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import {
  type CreateProjectInput as CreateProject,
  createProjectRule,
  type ProjectPriority,
} from 'rules/create-project';
import { type ContactClient, contactClientRule, type RateProject, rateProjectRule } from 'rules/project-feedback';
import {
  findProjectsRule,
  type ProjectOrderField,
  projectOrderFields,
  type ProjectStatus,
  type ProjectTier,
  type UpdateProjectInput as UpdateProject,
  updateProjectRule,
} from 'rules/projects';
import { orderByRule } from 'rules/order-by';
import type { SortDirection } from 'rules/paging';
import { ValidateWith } from '#access/rules';
import { graphqlEnum } from '#db/graphql-enum';
import { useFilter, useOrderBy } from '#db/list-arguments';
import { PageArgs } from '#db/page';
import { SortDirectionEnum } from '#db/sort-direction';
import { ProjectPriorityEnum, ProjectStatusEnum, ProjectTierEnum } from '#projects/project.entity';
import { EmailAddressScalar, UrlScalar } from '#scalars';

const ProjectOrderFieldEnum = graphqlEnum('ProjectOrderField', projectOrderFields, 'What projects are sorted by', {
  created: 'By creation time',
  waiting_for_client: 'By whether their client can try or rate them now, then by creation time',
});

@ValidateWith(orderByRule(projectOrderFields))
@InputType({ description: 'The order of projects' })
export class ProjectOrderBy {
  @Field(() => ProjectOrderFieldEnum, { description: 'Sort key' })
  field!: ProjectOrderField;

  @Field(() => SortDirectionEnum, { description: 'Sort direction' })
  direction!: SortDirection;
}

@ValidateWith(findProjectsRule)
@ArgsType()
export class FindProjectsArgs extends PageArgs {
  @Field(() => ProjectStatusEnum, { ...useFilter, nullable: true, description: 'Only projects with this status' })
  status?: ProjectStatus | null;

  @Field(() => Boolean, {
    ...useFilter,
    nullable: true,
    description: 'Only projects over four weeks old that are neither completed nor canceled',
  })
  aged?: boolean | null;

  @Field(() => String, {
    ...useFilter,
    nullable: true,
    description: "Only projects with each of these words in the title or in the client's name or email",
  })
  search?: string | null;

  @Field(() => Boolean, { ...useOrderBy, nullable: true, description: 'Oldest first' })
  oldestFirst?: boolean | null;
}

@ValidateWith(updateProjectRule)
@InputType({ description: 'Changes to a project. Omitted fields are unchanged' })
export class UpdateProjectInput implements UpdateProject {
  @Field(() => ProjectStatusEnum, { nullable: true, description: 'New status' })
  status?: ProjectStatus;

  @Field(() => Int, { nullable: true, description: 'Percent complete, 0 to 100' })
  progress?: number;

  @Field(() => UrlScalar, { nullable: true, description: 'The production URL; null removes it' })
  liveUrl?: string | null;

  @Field(() => EmailAddressScalar, {
    nullable: true,
    description: "The client's email, if the project has no client with an account",
  })
  clientEmail?: string;

  @Field(() => UrlScalar, {
    nullable: true,
    description: 'The staging URL, where the next version can be tried; null removes it',
  })
  stagingUrl?: string | null;
}

@ValidateWith(createProjectRule)
@InputType({ description: 'A new project' })
export class CreateProjectInput implements CreateProject {
  @Field({ description: 'Title' })
  title!: string;

  @Field({ description: 'What should be built' })
  description!: string;

  @Field(() => ProjectTierEnum, { description: 'The size, which sets the implementation fee' })
  tier!: ProjectTier;

  @Field(() => [String], { nullable: true, description: 'Technologies' })
  technologies?: string[];

  @Field(() => ProjectPriorityEnum, { nullable: true, description: 'Priority; medium by default' })
  priority?: ProjectPriority;

  @Field(() => String, { nullable: true, description: 'Working location' })
  workingLocation?: string | null;

  @Field(() => Int, { nullable: true, description: 'Estimated duration in weeks' })
  estimatedWeeks?: number | null;

  @Field(() => EmailAddressScalar, {
    nullable: true,
    description: "The client's email, with or without an account yet; omitted by clients",
  })
  clientEmail?: string | null;

  @Field(() => ID, { nullable: true, description: 'The developer; only for administrators and project managers' })
  developerId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The tester; only for administrators and project managers' })
  testerId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The project manager; only for administrators' })
  projectManagerId?: string | null;
}

@ValidateWith(rateProjectRule)
@ArgsType()
export class RateProjectArgs implements RateProject {
  @Field(() => ID, { description: "The project's id" })
  id!: string;

  @Field(() => Int, { description: '1 to 5' })
  rating!: number;
}

@ValidateWith(contactClientRule)
@ArgsType()
export class ContactClientArgs implements ContactClient {
  @Field(() => ID, { description: "The project's id" })
  projectId!: string;

  @Field({ description: 'The message to the client' })
  message!: string;
}
