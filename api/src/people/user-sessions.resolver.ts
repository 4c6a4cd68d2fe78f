import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '#context';
import { batched } from '#db/batched';
import { User } from '#people/user.entity';

@Resolver(() => User)
export class UserSessionsResolver {
  @FieldResolver(() => Int, { description: 'In how many places they are signed in' })
  async openSessions(@Root() { id }: User, @Ctx() context: Context): Promise<number> {
    return (await sessionsOf(context, id))?.length ?? 0;
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'When they were last here, to the minute; null where they are signed in nowhere',
  })
  async lastSeenAt(@Root() { id }: User, @Ctx() context: Context): Promise<Date | null> {
    const seen = (await sessionsOf(context, id))?.map(({ lastSeenAt }) => lastSeenAt.getTime()) ?? [];
    return seen.length > 0 ? new Date(Math.max(...seen)) : null;
  }
}

const sessionsOf = batched(({ openSessions }: Context, ids) => openSessions.ofEach(ids));
