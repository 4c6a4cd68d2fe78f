import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { maxPageSize } from 'rules/paging';
import { RequireAudience } from '#access/audiences';
import { RequireRecentAuth } from '#access/recent-auth';
import type { Context } from '#context';
import { formatBrowserName } from '#sessions/browser-name';
import { endOtherSessions, endSession } from '#sessions/end-sessions';

@ObjectType({ description: 'A place where someone is signed in', simpleResolvers: true })
class Session {
  @Field(() => ID, { description: 'Identifies the session when ending it' })
  id!: string;

  @Field({ description: 'When they signed in' })
  startedAt!: Date;

  @Field({ description: 'When it was last used, to the minute' })
  lastSeenAt!: Date;

  @Field(() => String, { nullable: true, description: 'The browser, for example "Firefox on Linux"' })
  userAgent!: string | null;

  @Field(() => String, { nullable: true, description: 'The IP address that they signed in from' })
  address!: string | null;

  @Field({ description: 'Whether it is the current session' })
  isCurrent!: boolean;
}

@Resolver()
export class SessionsResolver {
  @RequireAudience('user')
  @Query(() => [Session], { description: "The viewer's open sessions, newest first, at most 500" })
  async sessions(@Ctx() { viewer, session, openSessions }: Context): Promise<Session[]> {
    const open = viewer ? await openSessions.findByUser(viewer.id) : [];
    return open
      .toSorted((a, b) => b.startedAt.getTime() - a.startedAt.getTime() || a.id.localeCompare(b.id))
      .slice(0, maxPageSize)
      .map((each) => ({ ...each, userAgent: formatBrowserName(each.userAgent), isCurrent: each.id === session.id }));
  }

  @RequireAudience('user')
  @RequireRecentAuth({ except: ({ id }, { session }) => id === session.id })
  @Mutation(() => ID, {
    description: "Ends one of the viewer's sessions at once; ending the current one signs out. Returns its id",
  })
  async endSession(
    @Arg('id', () => ID, { description: "The session's id" }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    await endSession(context, id);
    return id;
  }

  @RequireAudience('user')
  @RequireRecentAuth()
  @Mutation(() => Boolean, { description: "Ends all of the viewer's sessions except the current one" })
  async endOtherSessions(@Ctx() context: Context): Promise<boolean> {
    await endOtherSessions(context);
    return true;
  }
}
