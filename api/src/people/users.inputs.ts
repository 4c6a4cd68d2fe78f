import { ArgsType, Field, ID } from 'type-graphql';
import { type ChangeUserRole, changeUserRoleRule } from 'rules/change-user-role';
import type { Role } from 'rules/people';
import { type FindUsers, findUsersRule, type AccountStatus, accountStatuses } from 'rules/users';
import { ValidateWith } from '#access/rules';
import { graphqlEnum } from '#db/graphql-enum';
import { PageArgs } from '#db/page';
import { RoleEnum } from '#people/user.entity';

const UserStandingEnum = graphqlEnum('UserStanding', accountStatuses, 'How it stands with an account');

@ValidateWith(findUsersRule)
@ArgsType()
export class FindUsersArgs extends PageArgs implements FindUsers {
  @Field(() => String, { nullable: true, description: 'Only people with this text in their name or e-mail' })
  search?: string | null;

  @Field(() => RoleEnum, { nullable: true, description: 'Only people of this role' })
  role?: Role | null;

  @Field(() => UserStandingEnum, { nullable: true, description: 'Only open accounts, or only closed ones' })
  standing?: AccountStatus | null;
}

@ValidateWith(changeUserRoleRule)
@ArgsType()
export class ChangeUserRoleArgs implements ChangeUserRole {
  @Field(() => ID, { description: 'Which person' })
  id!: string;

  @Field(() => RoleEnum, { description: 'What they are to the agency from now on' })
  role!: Role;

  @Field(() => String, { nullable: true, description: 'For a contractor: what they work as' })
  contractorRole?: string | null;
}
