import { Field, ID, InputType } from 'type-graphql';
import { type ChangeProjectTeam, changeProjectTeamRule } from 'rules/project-team';
import { ValidateWith } from '#access/rules';

@ValidateWith(changeProjectTeamRule)
@InputType({ description: 'Who works on a project; an absent field stays as it is, null leaves the place free' })
export class ChangeProjectTeamInput implements ChangeProjectTeam {
  @Field(() => ID, { nullable: true, description: 'Who builds it' })
  developerId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Who tests it' })
  testerId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Who leads it' })
  projectManagerId?: string | null;
}
