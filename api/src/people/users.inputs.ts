import { ArgsType, Field, ID } from 'type-graphql';
import { type ChangeUserRole, changeUserRoleRule } from 'rules/change-user-role';
import type { Role } from 'rules/people';
import { RuledBy } from '#access/rules';
import { RoleEnum } from '#people/user.entity';

@RuledBy(changeUserRoleRule)
@ArgsType()
export class ChangeUserRoleArgs implements ChangeUserRole {
  @Field(() => ID, { description: 'Which person' })
  id!: string;

  @Field(() => RoleEnum, { description: 'What they are to the agency from now on' })
  role!: Role;

  @Field(() => String, { nullable: true, description: 'For a contractor: what they work as' })
  contractorRole?: string | null;
}
