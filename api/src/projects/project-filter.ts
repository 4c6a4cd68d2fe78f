import { findProjectsRule, type ProjectStatus } from 'rules/projects';
import { Field, ID, InputType } from 'type-graphql';
import { ValidateWith } from '#access/rules';
import { ProjectStatusEnum } from '#projects/project.entity';

@ValidateWith(findProjectsRule)
@InputType({ description: 'Which projects' })
export class ProjectFilter {
  @Field(() => ProjectStatusEnum, { nullable: true, description: 'Only projects with this status' })
  status?: ProjectStatus | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only projects over four weeks old that are neither completed nor canceled',
  })
  aged?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only completed or canceled projects; false for only the others',
  })
  finished?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: "Only projects with each of these words in the title or in the client's name or email",
  })
  search?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only projects with this contractor on the team' })
  memberId?: string | null;
}
