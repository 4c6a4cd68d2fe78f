import { Field, Int, ObjectType } from 'type-graphql';
import type { Audience } from 'rules/audiences';
import { StoredInRow } from '#access/max-rows';
import type { Context } from '#context';
import { notFound } from '#errors';
import { Release } from '#releases/release.entity';
import { CanaryAudienceEnum } from '#releases/releases.inputs';
import { RemotePointer } from '#releases/remote-pointer.entity';
import { federationName } from '#remotes/remotes';
import { FaultCount, type RemoteStory, readRemoteStories } from '#releases/remote-stories';

@ObjectType({ description: 'The state of a remote: which version is served', simpleResolvers: true })
export class RemoteState implements RemoteStory {
  @Field({ description: 'The remote, for example mfe-client' })
  remote!: string;

  @Field(() => String, { nullable: true, description: 'The first path where the shell shows it' })
  path!: string | null;

  @Field(() => String, { nullable: true, description: 'The title of that path' })
  title!: string | null;

  @Field({ description: 'Whether a path leads to it: paths that a release registered need approval' })
  isReachable!: boolean;

  @Field(() => Release, { nullable: true, description: 'The version that everyone gets' })
  current!: Release | null;

  @Field(() => Date, { nullable: true, description: 'When everyone got it' })
  currentSince!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Who gave it to everyone: a release key, a person, or the server',
  })
  currentBy!: string | null;

  @Field(() => String, { nullable: true, description: 'The version that a rollback would go to' })
  versionBefore!: string | null;

  @Field(() => Release, { nullable: true, description: 'The canary version, if any' })
  canary!: Release | null;

  @Field(() => [CanaryAudienceEnum], { description: 'Who gets the canary' })
  canaryAudiences!: Audience[];

  @Field(() => Date, { nullable: true, description: 'When they got it' })
  canarySince!: Date | null;

  @StoredInRow
  @Field(() => [String], { description: "The versions that await a second person's approval, newest first" })
  waiting!: string[];

  // Read together with the remote, in the one statement for all of them.
  @StoredInRow
  @Field(() => [FaultCount], {
    description: 'The faults of the last 24 hours by version and kind, most frequent first',
  })
  faultCounts!: FaultCount[];

  @Field(() => Int, { description: 'Faults in the last 24 hours, across all versions that were served' })
  faultsLastDay!: number;

  @Field(() => Int, { description: 'The number of pointer moves, required for publishing' })
  revision!: number;

  @Field({ description: 'When the pointer last moved' })
  movedAt!: Date;
}

/** All remotes, by name. */
export async function findRemoteStates({ em, remotes }: Context): Promise<RemoteState[]> {
  const table = remotes.portals();
  const tx = em.fork();
  const pointers = await tx.find(
    RemotePointer,
    { remote: { $ne: 'shell' } },
    { populate: ['current', 'canary'], orderBy: { remote: 'asc' } },
  );
  const stories = await readRemoteStories(tx);
  return pointers.map(({ remote, current, canary, canaryAudiences, revision, movedAt }) => {
    const { path = null, title = null } = table.find((row) => row.remote === federationName(remote)) ?? {};
    const isReachable = remotes.isReachable(remote);
    const story = stories.get(remote) ?? emptyStory;
    return { ...story, remote, path, title, isReachable, current, canary, canaryAudiences, revision, movedAt };
  });
}

/** For a remote that was released for the first time between the two queries. */
const emptyStory: RemoteStory = {
  currentSince: null,
  currentBy: null,
  versionBefore: null,
  canarySince: null,
  faultsLastDay: 0,
  faultCounts: [],
  waiting: [],
};

/** One remote, after its pointer moved. */
export async function getRemoteState(context: Context, remote: string): Promise<RemoteState> {
  const found = (await findRemoteStates(context)).find((state) => state.remote === remote);
  if (!found) throw notFound('remote');
  return found;
}
