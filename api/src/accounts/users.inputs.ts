import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { type ChangeUserRole, changeUserRoleRule } from 'rules/change-user-role';
import type { Role } from 'rules/people';
import { type FindUsers, findUsersRule, type AccountStatus, accountStatuses } from 'rules/users';
import { ValidateWith } from '#access/rules';
import { graphqlEnum } from '#db/graphql-enum';
import { useFilter } from '#db/list-arguments';
import { PageArgs } from '#db/page';
import { RoleEnum } from '#people/user.entity';

const UserStandingEnum = graphqlEnum('UserStanding', accountStatuses, 'The status of an account', {
  closed: 'Deactivated',
  open: 'Active',
});

@ValidateWith(findUsersRule)
@InputType({ description: 'Which accounts' })
export class UserFilter implements FindUsers {
  @Field(() => String, { nullable: true, description: 'Only people with this text in their name or email' })
  search?: string | null;

  @Field(() => RoleEnum, { nullable: true, description: 'Only people with this role' })
  role?: Role | null;

  @Field(() => UserStandingEnum, { nullable: true, description: 'Only active accounts, or only deactivated ones' })
  standing?: AccountStatus | null;
}

@ValidateWith(findUsersRule)
@ArgsType()
export class FindUsersArgs extends PageArgs implements FindUsers {
  @Field(() => String, {
    ...useFilter,
    nullable: true,
    description: 'Only people with this text in their name or email',
  })
  search?: string | null;

  @Field(() => RoleEnum, { ...useFilter, nullable: true, description: 'Only people with this role' })
  role?: Role | null;

  @Field(() => UserStandingEnum, {
    ...useFilter,
    nullable: true,
    description: 'Only active accounts, or only deactivated ones',
  })
  standing?: AccountStatus | null;
}

@ValidateWith(changeUserRoleRule)
@ArgsType()
export class ChangeUserRoleArgs implements ChangeUserRole {
  @Field(() => ID, { description: "The person's id" })
  id!: string;

  @Field(() => RoleEnum, { description: 'Their new role' })
  role!: Role;

  @Field(() => String, { nullable: true, description: 'The contractor role, required for a contractor' })
  contractorRole?: string | null;
}
