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

@ObjectType({ description: 'Which version of a remote is served', simpleResolvers: true })
export class RemoteState implements RemoteStory {
  @Field({ description: 'The remote, as in mfe-client' })
  remote!: string;

  @Field(() => String, { nullable: true, description: 'The first path at which the shell shows it' })
  path!: string | null;

  @Field(() => String, { nullable: true, description: 'The title of that path' })
  title!: string | null;

  @Field({ description: 'Whether the shell leads to it: a remote from elsewhere waits for consent to its paths' })
  isReachable!: boolean;

  @Field(() => Release, { nullable: true, description: 'What everyone gets' })
  current!: Release | null;

  @Field(() => Date, { nullable: true, description: 'Since when everyone gets it' })
  currentSince!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Who gave it to everyone: a release key, a person, or the server',
  })
  currentBy!: string | null;

  @Field(() => String, { nullable: true, description: 'The version that everyone would go back to' })
  versionBefore!: string | null;

  @Field(() => Release, { nullable: true, description: 'What some get before everyone' })
  canary!: Release | null;

  @Field(() => [CanaryAudienceEnum], { description: 'Who gets the canary' })
  canaryAudiences!: Audience[];

  @Field(() => Date, { nullable: true, description: 'Since when they get it' })
  canarySince!: Date | null;

  @StoredInRow
  @Field(() => [String], { description: 'The versions that wait for the approval of a second person, newest first' })
  waiting!: string[];

  // Gathered with its remote, by the one statement that reads them all.
  @StoredInRow
  @Field(() => [FaultCount], { description: 'The faults of the last 24 hours by version and kind, most first' })
  faultCounts!: FaultCount[];

  @Field(() => Int, { description: 'Faults that people met in the last 24 hours, in any version that was served' })
  faultsLastDay!: number;

  @Field(() => Int, { description: 'How often the pointer has moved: publishing names it' })
  revision!: number;

  @Field({ description: 'When it last moved' })
  movedAt!: Date;
}

/** Every remote, by name. */
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

/** Of a remote that was released for the first time between the two questions. */
const emptyStory: RemoteStory = {
  currentSince: null,
  currentBy: null,
  versionBefore: null,
  canarySince: null,
  faultsLastDay: 0,
  faultCounts: [],
  waiting: [],
};

/** One of them, after it moved. */
export async function getRemoteState(context: Context, remote: string): Promise<RemoteState> {
  const found = (await findRemoteStates(context)).find((state) => state.remote === remote);
  if (!found) throw notFound('remote');
  return found;
}
