import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '#context';
import { createBatchLoader } from '#db/batch-loader';
import { User } from '#people/user.entity';

@Resolver(() => User)
export class UserSessionsResolver {
  @FieldResolver(() => Int, { description: 'In how many places they are signed in' })
  async openSessions(@Root() { id }: User, @Ctx() context: Context): Promise<number> {
    return (await loadSessions(context, id))?.length ?? 0;
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'When they were last here, to the minute; null where they are signed in nowhere',
  })
  async lastSeenAt(@Root() { id }: User, @Ctx() context: Context): Promise<Date | null> {
    const seen = (await loadSessions(context, id))?.map(({ lastSeenAt }) => lastSeenAt.getTime()) ?? [];
    return seen.length > 0 ? new Date(Math.max(...seen)) : null;
  }
}

const loadSessions = createBatchLoader(({ openSessions }: Context, ids) => openSessions.findByUsers(ids));
