import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, Field, Info, Mutation, ObjectType, Query, Resolver, Root, Subscription } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import { RequireRecentAuth } from '#access/recent-auth';
import type { Context } from '#context';
import { Filter } from '#db/list-arguments';
import { getConnection } from '#db/page';
import { ReturnsRead } from '#db/returns-read';
import { findActorName } from '#releases/actor-name';
import { checkRelease } from '#releases/contract/check-release';
import { ReleaseProblem } from '#releases/contract/release-problem';
import { followReleases } from '#releases/follow-releases';
import { LiveRelease, findLiveReleases } from '#releases/live-release';
import { ListedPath } from '#releases/paths/listed-path';
import { publishRelease } from '#releases/publish-release';
import { ReleaseEvent } from '#releases/release-event.entity';
import {
  CheckReleaseInput,
  PublishReleaseInput,
  ReleaseEventFilter,
  ReleaseEventsArgs,
  RollBackRemoteInput,
  StageReleaseInput,
} from '#releases/releases.inputs';
import { RemoteState, findRemoteStates, getRemoteState } from '#releases/remote-state';
import { rollBack } from '#releases/roll-back';
import { requirePublisher, stageRelease } from '#releases/stage-release';

const ReleaseEventConnection = getConnection(ReleaseEvent, 'ReleaseEvent', { isCounted: true });

@ObjectType({ description: 'A version that is being uploaded', simpleResolvers: true })
class StagedRelease {
  @Field({ description: 'The remote' })
  remote!: string;

  @Field({ description: 'Its name: the hash of the manifest' })
  version!: string;

  @Field({ description: 'Whether the server has verified the signature of its manifest' })
  isSigned!: boolean;

  @Field(() => String, { nullable: true, description: 'The commit it was built from, as first published' })
  commit!: string | null;

  @Field(() => [String], {
    description: 'The files that still have to be uploaded with PUT /remotes/<remote>/<version>/<file>',
  })
  missing!: string[];

  @Field(() => [ListedPath], {
    description: 'The paths of the remote: those not yet approved wait for an administrator at /admin/releases',
  })
  portals!: ListedPath[];
}

@Resolver()
export class ReleasesResolver {
  @RequireAudience('admin', 'releaser')
  @Query(() => [RemoteState], { description: 'The served version of each remote, by name' })
  async remotes(@Ctx() context: Context): Promise<RemoteState[]> {
    return findRemoteStates(context);
  }

  @RequireAudience('admin', 'releaser')
  @ReturnsRead(ReleaseEvent)
  @Query(() => ReleaseEventConnection, { description: 'The history of the remotes, newest first' })
  async releaseEvents(
    @Filter(() => ReleaseEventFilter) filter: ReleaseEventFilter | null,
    @Args() { first, after, ...old }: ReleaseEventsArgs,
    @Ctx() { read }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const { remote } = filter ?? old;
    const where = remote ? { remote } : { remote: { $ne: 'shell' } };
    return read.page(ReleaseEvent, info, { where, orderBy: ['id'], direction: 'desc', first, after });
  }

  @RequireAudience('admin', 'releaser')
  @Query(() => [LiveRelease], {
    description: 'The operations of every version that is served, or was open in a tab within a day',
  })
  async liveOperations(@Ctx() context: Context): Promise<LiveRelease[]> {
    return findLiveReleases(context);
  }

  @RequireAudience('releaser')
  @Query(() => [ReleaseProblem], {
    description: 'What a build requires of this API and its shell that they do not have. If empty, it can be released',
  })
  async checkRelease(
    @Arg('input', { description: 'The build' }) input: CheckReleaseInput,
    @Ctx() context: Context,
  ): Promise<ReleaseProblem[]> {
    return checkRelease(context, input);
  }

  @RequireAudience('releaser')
  @Mutation(() => StagedRelease, { description: 'Stages a version. It is not served before it is published' })
  async stageRelease(
    @Arg('input', { description: 'The version' }) input: StageReleaseInput,
    @Ctx() context: Context,
  ): Promise<StagedRelease> {
    return stageRelease(context, input);
  }

  @RequireAudience('releaser')
  @Mutation(() => RemoteState, {
    description:
      'Publishes a version to everyone, or first to some audiences. Remotes with two-person releases wait for approval',
  })
  async publishRelease(
    @Arg('input', { description: 'The version' }) input: PublishReleaseInput,
    @Ctx() context: Context,
  ): Promise<RemoteState> {
    await publishRelease(context, input);
    return getRemoteState(context, input.remote);
  }

  @RequireAudience('admin', 'releaser')
  @RequireRecentAuth()
  @Mutation(() => RemoteState, {
    description: 'Ends a canary, or rolls back to the version that everyone had before',
  })
  async rollBackRemote(
    @Arg('input', { description: 'The remote' }) { remote, revision }: RollBackRemoteInput,
    @Ctx() context: Context,
  ): Promise<RemoteState> {
    const by = context.viewer ? await findActorName(context) : await requirePublisher(context, remote);
    await rollBack(context, { remote, revision, by });
    return getRemoteState(context, remote);
  }

  @RequireAudience('admin')
  @Subscription(() => String, {
    description: 'Emits the remote each time its pointer moves; the client then reads its state again',
    subscribe: followReleases,
  })
  releaseMoved(@Root() { remote }: { remote: string }): string {
    return remote;
  }
}
