import { Ctx, FieldResolver, Int, Resolver } from 'type-graphql';
import type { Context } from '#context';
import { createBatchLoader } from '#db/batch-loader';
import { Row } from '#db/row';
import { User } from '#people/user.entity';

@Resolver(() => User)
export class UserSessionsResolver {
  @FieldResolver(() => Int, { description: 'The number of open sessions' })
  async openSessions(@Row() { id }: User, @Ctx() context: Context): Promise<number> {
    return (await loadSessions(context, id))?.length ?? 0;
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'When they were last active, to the minute; null if they have no open session',
  })
  async lastSeenAt(@Row() { id }: User, @Ctx() context: Context): Promise<Date | null> {
    const seen = (await loadSessions(context, id))?.map(({ lastSeenAt }) => lastSeenAt.getTime()) ?? [];
    return seen.length > 0 ? new Date(Math.max(...seen)) : null;
  }
}

const loadSessions = createBatchLoader(({ openSessions }: Context, ids) => openSessions.findByUsers(ids));
