import { Field, ID, InputType } from 'type-graphql';
import { type ChangeProjectTeam, changeProjectTeamRule } from 'rules/project-team';
import { ValidateWith } from '#access/rules';

@ValidateWith(changeProjectTeamRule)
@InputType({ description: 'The team of a project. Omitted fields are unchanged; null unassigns' })
export class ChangeProjectTeamInput implements ChangeProjectTeam {
  @Field(() => ID, { nullable: true, description: 'The developer' })
  developerId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The tester' })
  testerId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The project manager' })
  projectManagerId?: string | null;
}
