import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, Int, ObjectType } from 'type-graphql';
import { type ReviewStage, reviewStages } from 'rules/release-trust';
import type { Context } from '#context';
import { asRead } from '#db/as-read';
import { graphqlEnum } from '#db/graphql-enum';
import { actorName } from '#releases/actor-name';
import { Release } from '#releases/release.entity';
import { RemotePointer } from '#releases/remote-pointer.entity';
import { isKeyHolder } from '#releases/review/is-key-holder';
import { compareBuilds, ownSchema, ReleaseChanges } from '#releases/review/release-changes';
import { ReleaseRequest } from '#releases/review/release-request.entity';
import { parseManifest } from '#remotes/manifest';

const ReviewStageEnum = graphqlEnum('ReviewStage', reviewStages, 'How far a version has come that not everyone gets');

@ObjectType({ description: 'A version that not everyone gets yet, and what it would change', simpleResolvers: true })
export class ReleaseReview {
  @Field(() => Release, { description: 'The version' })
  release!: Release;

  @Field(() => ReviewStageEnum, { description: 'How far it has come' })
  stage!: ReviewStage;

  @Field(() => ReleaseRequest, { nullable: true, description: 'The request that waits for approval' })
  request!: ReleaseRequest | null;

  @Field({ description: 'Whether the release key that published it is held by the person who asks' })
  isOwn!: boolean;

  @Field(() => ReleaseChanges, { description: 'What it changes for everyone' })
  changes!: ReleaseChanges;

  @Field(() => Int, { description: 'How often the pointer of the remote has moved: approving names it' })
  revision!: number;
}

/** At most so many are compared with what is served; those that wait come first. */
export const maxReviews = 20;

interface Candidate {
  remote: string;
  version: string;
  stage: ReviewStage;
  request: ReleaseRequest | null;
}

/** What waits for approval, then canaries, then the newest staged version of each remote that was never published. */
export async function releaseReviews(context: Context): Promise<ReleaseReview[]> {
  const tx = context.em.fork();
  const pointers = await tx.find(RemotePointer, { remote: { $ne: 'shell' } }, { populate: ['current', 'canary'] });
  const waiting = await tx.find(
    ReleaseRequest,
    { status: 'waiting' },
    { populate: ['releaseKey'], orderBy: { id: 'desc' }, limit: maxReviews },
  );
  const candidates: Candidate[] = [
    ...waiting.map((request) => ({ ...named(request), stage: 'waiting' as const, request })),
    ...pointers.flatMap(({ canary }) =>
      canary ? [{ ...named(canary), stage: 'canary' as const, request: null }] : [],
    ),
    ...(await stagedVersions(tx)).map((version) => ({ ...version, stage: 'staged' as const, request: null })),
  ].slice(0, maxReviews);
  if (candidates.length === 0) return [];
  const releases = await tx.find(Release, { $or: candidates.map(named) });
  const schema = await ownSchema(context);
  const { viewer } = context;
  const account = viewer ? { id: viewer.id, email: await actorName(context) } : null;
  return candidates.flatMap(({ remote, version, stage, request }) => {
    const release = releases.find((each) => each.remote === remote && each.version === version);
    if (!release) return [];
    const pointer = pointers.find((each) => each.remote === remote);
    const current = pointer?.current;
    const served = current ? { version: current.version, manifest: parseManifest(current.manifest) } : null;
    const changes = compareBuilds(schema, parseManifest(release.manifest), served);
    const key = request?.releaseKey;
    const isOwn = account !== null && key ? isKeyHolder(key, account) : false;
    return [{ release, stage, request, isOwn, changes, revision: pointer?.revision ?? 0 }];
  });
}

const named = ({ remote, version }: { remote: string; version: string }) => ({ remote, version });

const stagedSql = `
  select distinct on (release.remote) release.remote, release.version
    from releases release
   where release.source = 'command' and release.created_at > now() - interval '7 days'
     and not exists (select 1 from release_events event
                      where event.remote = release.remote and event.version = release.version)
   order by release.remote, release.id desc
   limit ${maxReviews}`;

const stagedVersions = (tx: EntityManager): Promise<Array<{ remote: string; version: string }>> =>
  tx.execute(stagedSql, [], asRead);
