import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, Int, ObjectType } from 'type-graphql';
import { type ReviewStage, reviewStages } from 'rules/release-trust';
import { clock } from '#clock';
import type { Context } from '#context';
import { readConnection } from '#db/read-connection';
import { graphqlEnum } from '#db/graphql-enum';
import { findActorName } from '#releases/actor-name';
import { Release } from '#releases/release.entity';
import { RemotePointer } from '#releases/remote-pointer.entity';
import { readRemoteStories } from '#releases/remote-stories';
import { isKeyHolder } from '#releases/review/is-key-holder';
import { compareBuilds, getOwnSchema, ReleaseChanges } from '#releases/review/release-changes';
import { ReleaseRequest } from '#releases/review/release-request.entity';
import { parseManifest } from '#remotes/manifest';

const ReviewStageEnum = graphqlEnum('ReviewStage', reviewStages, 'The stage of a version', {
  canary: 'Some audiences get it',
  published: 'Everyone gets it',
  registering: 'Its paths wait for an administrator',
  staged: 'It is uploaded',
  waiting: 'Waits for a second person',
});

@ObjectType({
  description: 'A version that not everyone gets yet, or only recently, and what it changes',
  simpleResolvers: true,
})
export class ReleaseReview {
  @Field(() => Release, { description: 'The version' })
  release!: Release;

  @Field(() => ReviewStageEnum, { description: 'Its stage' })
  stage!: ReviewStage;

  @Field(() => ReleaseRequest, { nullable: true, description: 'The request that awaits approval' })
  request!: ReleaseRequest | null;

  @Field({ description: 'Whether the viewer holds the release key that published it' })
  isOwn!: boolean;

  @Field(() => ReleaseChanges, { description: 'What it changes for everyone' })
  changes!: ReleaseChanges;

  @Field(() => Int, { description: "The revision of the remote's pointer, required for approving" })
  revision!: number;
}

/** At most this many are compared with what is served; those awaiting approval come first. */
export const maxReviews = 20;

interface Candidate extends Version {
  stage: ReviewStage;
  request: ReleaseRequest | null;
  /** The version it is compared with. */
  base: string | null;
}

/** How long a version is shown after its release, in milliseconds. */
const recentMs = 24 * 60 * 60_000;

/**
 * Versions awaiting approval, then those whose paths do, canaries, the newest staged version of each remote that was never published, and
 * recently published ones.
 */
export async function findReleaseReviews(context: Context): Promise<ReleaseReview[]> {
  const tx = context.em.fork();
  const { remotes, viewer } = context;
  const pointers = await tx.find(RemotePointer, { remote: { $ne: 'shell' } }, { populate: ['current', 'canary'] });
  const waiting = await tx.find(
    ReleaseRequest,
    { status: 'waiting' },
    { populate: ['releaseKey'], orderBy: { id: 'desc' }, limit: maxReviews },
  );
  const stories = await readRemoteStories(tx);
  const getServedVersion = (remote: string) =>
    remotes.isReachable(remote) ? (pointers.find((each) => each.remote === remote)?.current?.version ?? null) : null;
  const toCandidate = ({ remote, version }: Version, stage: ReviewStage) => ({
    remote,
    version,
    stage,
    request: null,
    base: getServedVersion(remote),
  });
  const candidates: Candidate[] = [
    ...waiting.map((request) => ({ ...toCandidate(request, 'waiting'), request })),
    ...pointers.flatMap(({ remote, current }) =>
      current && !remotes.isReachable(remote) ? [toCandidate(current, 'registering')] : [],
    ),
    ...pointers.flatMap(({ canary }) => (canary ? [toCandidate(canary, 'canary')] : [])),
    ...(await findStagedVersions(tx)).map((version) => toCandidate(version, 'staged')),
    ...pointers.flatMap(({ remote, current, movedAt }) => {
      const isRecent = current?.source === 'command' && movedAt.getTime() > clock.now() - recentMs;
      const base = stories.get(remote)?.versionBefore ?? null;
      return current && isRecent && remotes.isReachable(remote) ? [{ ...toCandidate(current, 'published'), base }] : [];
    }),
  ].slice(0, maxReviews);
  if (candidates.length === 0) return [];
  const neededVersions = candidates.flatMap(({ remote, version, base }) =>
    [version, base].map((each) => ({ remote, version: each })),
  );
  const releases = await tx.find(Release, {
    $or: neededVersions.flatMap(({ remote, version }) => (version ? [{ remote, version }] : [])),
  });
  const findLoaded = (remote: string, version: string | null) =>
    releases.find((each) => each.remote === remote && each.version === version);
  const schema = await getOwnSchema(context);
  const account = viewer ? { id: viewer.id, email: await findActorName(context) } : null;
  return candidates.flatMap(({ remote, version, stage, request, base }) => {
    const [release, before] = [findLoaded(remote, version), findLoaded(remote, base)];
    if (!release) return [];
    const served = before ? { version: before.version, manifest: parseManifest(before.manifest) } : null;
    const changes = compareBuilds(schema, parseManifest(release.manifest), served);
    const key = request?.releaseKey;
    const isOwn = account !== null && key ? isKeyHolder(key, account) : false;
    const revision = pointers.find((each) => each.remote === remote)?.revision ?? 0;
    return [{ release, stage, request, isOwn, changes, revision }];
  });
}

interface Version {
  remote: string;
  version: string;
}

const stagedSql = `
  select distinct on (release.remote) release.remote, release.version
    from releases release
   where release.source = 'command' and release.created_at > now() - interval '7 days'
     and not exists (select 1 from release_events event
                      where event.remote = release.remote and event.version = release.version)
   order by release.remote, release.id desc
   limit ${maxReviews}`;

const findStagedVersions = (tx: EntityManager): Promise<Version[]> => tx.execute(stagedSql, [], readConnection);
