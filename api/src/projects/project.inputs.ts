import { Field, InputType, Int } from 'type-graphql';
import { type ProjectStatus, type UpdateProjectInput as UpdateProject, updateProjectRule } from 'rules/projects';
import { RuledBy } from '#access/rules';
import { ProjectStatusEnum } from '#projects/project.entity';

@RuledBy(updateProjectRule)
@InputType({ description: 'What changes; an absent field stays as it is' })
export class UpdateProjectInput implements UpdateProject {
  @Field(() => ProjectStatusEnum, { nullable: true })
  status?: ProjectStatus;

  @Field(() => Int, { nullable: true, description: 'Percent complete, 0 to 100' })
  progress?: number;

  @Field(() => String, { nullable: true })
  liveUrl?: string | null;

  @Field(() => String, { nullable: true })
  stagingUrl?: string | null;
}
