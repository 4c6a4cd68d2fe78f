import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import {
  type CreateProjectInput as CreateProject,
  createProjectRule,
  type ProjectPriority,
} from 'rules/create-project';
import { type ContactClient, contactClientRule, type RateProject, rateProjectRule } from 'rules/project-feedback';
import {
  findProjectsRule,
  type ProjectStatus,
  type ProjectTier,
  type UpdateProjectInput as UpdateProject,
  updateProjectRule,
} from 'rules/projects';
import { ValidateWith } from '#access/rules';
import { PageArgs } from '#db/page';
import type { ProjectFilter } from '#projects/project-where';
import { ProjectPriorityEnum, ProjectStatusEnum, ProjectTierEnum } from '#projects/project.entity';

@ValidateWith(findProjectsRule)
@ArgsType()
export class FindProjectsArgs extends PageArgs implements ProjectFilter {
  @Field(() => ProjectStatusEnum, { nullable: true, description: 'Only those that stand there' })
  status?: ProjectStatus | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only those over four weeks old and neither completed nor cancelled',
  })
  aged?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only those with each of these words in their title or in the name or e-mail of their client',
  })
  search?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only those that are over, completed or cancelled; false for only those that are not',
  })
  finished?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'The oldest first' })
  oldestFirst?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Those that their client can try or rate now before all others',
  })
  waitingFirst?: boolean | null;
}

@ValidateWith(updateProjectRule)
@InputType({ description: 'What changes; an absent field stays as it is' })
export class UpdateProjectInput implements UpdateProject {
  @Field(() => ProjectStatusEnum, { nullable: true, description: 'Where it stands now' })
  status?: ProjectStatus;

  @Field(() => Int, { nullable: true, description: 'Percent complete, 0 to 100' })
  progress?: number;

  @Field(() => String, { nullable: true, description: 'Where the product runs; null takes it away' })
  liveUrl?: string | null;

  @Field(() => String, { nullable: true, description: 'Whose project it is, where no one with an account has it yet' })
  clientEmail?: string;

  @Field(() => String, { nullable: true, description: 'Where the next version can be tried; null takes it away' })
  stagingUrl?: string | null;
}

@ValidateWith(createProjectRule)
@InputType({ description: 'A new project' })
export class CreateProjectInput implements CreateProject {
  @Field({ description: 'What it is called' })
  title!: string;

  @Field({ description: 'What is to be built' })
  description!: string;

  @Field(() => ProjectTierEnum, { description: 'Its size, which sets the implementation fee' })
  tier!: ProjectTier;

  @Field(() => [String], { nullable: true, description: 'What it is built with' })
  technologies?: string[];

  @Field(() => ProjectPriorityEnum, { nullable: true, description: 'How much it presses; medium if nothing is said' })
  priority?: ProjectPriority;

  @Field(() => String, { nullable: true, description: 'Where the work is done' })
  workingLocation?: string | null;

  @Field(() => Int, { nullable: true, description: 'How many weeks it is thought to take' })
  estimatedWeeks?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Whose project it is, as soon as they register if not yet; a client leaves this out',
  })
  clientEmail?: string | null;
}

@ValidateWith(rateProjectRule)
@ArgsType()
export class RateProjectArgs implements RateProject {
  @Field(() => ID, { description: 'Which project' })
  id!: string;

  @Field(() => Int, { description: '1 to 5' })
  rating!: number;
}

@ValidateWith(contactClientRule)
@ArgsType()
export class ContactClientArgs implements ContactClient {
  @Field(() => ID, { description: 'Which project' })
  projectId!: string;

  @Field({ description: 'What the client reads' })
  message!: string;
}
