import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import { RequireRecentAuth } from '#access/recent-auth';
import type { Context } from '#context';
import { Filter } from '#db/list-arguments';
import { getConnection } from '#db/page';
import { DependsOn } from '#db/depends-on';
import { ReturnsRead } from '#db/returns-read';
import { Row } from '#db/row';
import { notFound } from '#errors';
import { changeUserRole } from '#accounts/change-user-role';
import { deactivateUser } from '#accounts/deactivate-user';
import { endUserSessions } from '#accounts/end-user-sessions';
import { followUsers } from '#accounts/follow-users';
import { toUserWhere } from '#accounts/user-where';
import { isFounder } from '#people/is-founder';
import { reactivateUser } from '#accounts/reactivate-user';
import { visibleTo } from '#people/user.access';
import { User } from '#people/user.entity';
import { ChangeUserRoleArgs, FindUsersArgs, UserFilter } from '#accounts/users.inputs';

const UserConnection = getConnection(User, 'User', { isCounted: true });

@Resolver(() => User)
export class UsersResolver {
  @RequireAudience('admin')
  @ReturnsRead(User)
  @Query(() => UserConnection, { description: 'The accounts, newest first' })
  async users(
    @Filter(() => UserFilter) filter: UserFilter | null,
    @Args() { first, after, ...old }: FindUsersArgs,
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const where = toUserWhere(viewer, filter ?? old);
    return read.page(User, info, { where, orderBy: ['id'], direction: 'desc', first, after });
  }

  @RequireAudience('admin')
  @RequireRecentAuth()
  @Mutation(() => User, {
    description: "Changes a person's role and ends all their sessions; not for the viewer or the founder",
  })
  async changeUserRole(
    @Args() { id, role, contractorRole }: ChangeUserRoleArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<User> {
    await changeUserRole(context, id, { role, contractorRole });
    return getUser(context, info, id);
  }

  @RequireAudience('admin')
  @RequireRecentAuth()
  @Mutation(() => User, {
    description: 'Deactivates an account and ends all its sessions; not for the viewer or the founder',
  })
  async deactivateUser(
    @Arg('id', () => ID, { description: "The person's id" }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<User> {
    await deactivateUser(context, id);
    return getUser(context, info, id);
  }

  @RequireAudience('admin')
  @RequireRecentAuth()
  @Mutation(() => User, {
    description: 'Signs a person out everywhere at once; not for the viewer or the founder',
  })
  async endUserSessions(
    @Arg('id', () => ID, { description: "The person's id" }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<User> {
    await endUserSessions(context, id);
    return getUser(context, info, id);
  }

  @RequireAudience('admin')
  @RequireRecentAuth()
  @Mutation(() => User, {
    description: 'Reactivates an account; not for the viewer or the founder',
  })
  async reactivateUser(
    @Arg('id', () => ID, { description: "The person's id" }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<User> {
    await reactivateUser(context, id);
    return getUser(context, info, id);
  }

  @RequireAudience('admin')
  @Subscription(() => User, {
    description: 'Accounts that are created, or whose role or status changes, as it happens',
    subscribe: followUsers,
  })
  async userChanged(
    @Root() { id }: { id: string },
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<User> {
    return getUser(context, info, id);
  }

  @DependsOn('email')
  @FieldResolver(() => Boolean, { description: 'Whether the viewer may change their role or deactivate the account' })
  viewerCanChange(@Row() { id, email }: User, @Ctx() context: Context): boolean {
    const { viewer } = context;
    return viewer?.role === 'admin' && viewer.id !== id && !isFounder(context, email);
  }
}

async function getUser({ read, viewer }: Context, info: GraphQLResolveInfo, id: string): Promise<User> {
  const user = await read.one(User, info, { where: { $and: [{ id }, visibleTo(viewer)] } });
  if (!user) throw notFound('user');
  return user;
}
