import { Ctx, FieldResolver, Int, Resolver } from 'type-graphql';
import { SemanticNonNull } from '#access/nullable-root-fields';
import type { Context } from '#context';
import { createBatchLoader } from '#db/batch-loader';
import { Row } from '#db/row';
import { matches } from '#db/where';
import { requireAccountAccess } from '#people/require-account-access';
import { accountVisibleTo } from '#people/user.access';
import { User } from '#people/user.entity';

@Resolver(() => User)
export class UserSessionsResolver {
  @SemanticNonNull()
  @FieldResolver(() => Int, { nullable: true, description: 'The number of open sessions' })
  async openSessions(@Row() user: User, @Ctx() context: Context): Promise<number> {
    requireAccountAccess(context.viewer, user);
    return (await loadSessions(context, user.id))?.length ?? 0;
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'When they were last active, to the minute; null if they have no open session',
  })
  async lastSeenAt(@Row() user: User, @Ctx() context: Context): Promise<Date | null> {
    if (!matches(accountVisibleTo(context.viewer), user)) return null;
    const seen = (await loadSessions(context, user.id))?.map(({ lastSeenAt }) => lastSeenAt.getTime()) ?? [];
    return seen.length > 0 ? new Date(Math.max(...seen)) : null;
  }
}

const loadSessions = createBatchLoader(({ openSessions }: Context, ids) => openSessions.findByUsers(ids));
