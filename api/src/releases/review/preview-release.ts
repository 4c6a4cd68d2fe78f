import { Field, ObjectType } from 'type-graphql';
import { maxPortalRows, portalRowRule } from 'rules/portal-row-rule';
import type { EntityManager } from '@mikro-orm/postgresql';
import { isSameRow } from 'rules/portal-rows';
import type { RemoteManifest } from 'rules/releases';
import { MaxRows } from '#access/max-rows';
import type { Context } from '#context';
import { ListedPath } from '#releases/paths/listed-path';
import { RemotePointer } from '#releases/remote-pointer.entity';
import { compareBuilds, getOwnSchema, ReleaseChanges } from '#releases/review/release-changes';
import { needsApproval } from '#releases/review/request-approval';
import { requirePublisher } from '#releases/stage-release';
import { parseManifest, getVersion } from '#remotes/manifest';
import { PortalPath } from '#releases/paths/portal-path.entity';
import { isNewRequest, toDeclaredRow } from '#releases/paths/request-paths';

interface Declared {
  remote: string;
  version: string;
  rows: NonNullable<RemoteManifest['portals']>;
}

/** The status of a version's rows that are not in force as declared. Excludes those that the contract check rejects. */
async function openPaths(tx: EntityManager, { remote, version, rows }: Declared): Promise<ListedPath[]> {
  const known = await tx.find(PortalPath, { remote }, { orderBy: { id: 'desc' } });
  return rows.flatMap((declared) => {
    const { data: row } = portalRowRule.safeParse(declared);
    if (!row) return [];
    const there = known.filter(({ path }) => path === row.path);
    const inForce = there.find(({ status }) => status === 'approved');
    if (inForce && isSameRow(row, toDeclaredRow(inForce))) return [];
    const last = isNewRequest(row, version, known)
      ? undefined
      : there.find((one) => isSameRow(row, toDeclaredRow(one)));
    return {
      id: last?.id ?? row.path,
      remote,
      path: row.path,
      below: row.below ?? false,
      title: row.title,
      audiences: row.audiences,
      source: 'command' as const,
      status: last?.status ?? ('requested' as const),
      version: last?.version ?? version,
      requestedBy: last?.requestedBy ?? null,
      requestedAt: last?.createdAt ?? null,
      decidedBy: last?.decidedBy ?? null,
      decidedAt: last?.decidedAt ?? null,
      titleInForce: inForce?.title ?? null,
      audiencesInForce: inForce?.audiences ?? null,
    };
  });
}

@ObjectType({ description: 'What a build would change, and what its release requires', simpleResolvers: true })
export class ReleasePreview extends ReleaseChanges {
  @Field(() => String, {
    nullable: true,
    description: 'The public key whose private key must sign it; null if this release key requires no signature',
  })
  publicKey!: string | null;

  @Field({ description: "Whether it will need a second person's approval" })
  needsApproval!: boolean;

  @MaxRows(maxPortalRows)
  @Field(() => [ListedPath], {
    description: 'Its declared paths that are not in force as declared: new with it, declined or retired',
  })
  openPaths!: ListedPath[];
}

/** What a build would change and require, before anything of it is uploaded. Rejected if the release key is for other remotes. */
export async function previewRelease(context: Context, text: string): Promise<ReleasePreview> {
  const build = parseManifest(text);
  const { name: remote, portals = [] } = build;
  const { publicKey } = await requirePublisher(context, remote);
  const tx = context.em.fork();
  const pointer = await tx.findOne(RemotePointer, { remote }, { populate: ['current'] });
  const current = pointer?.current;
  const served = current ? { version: current.version, manifest: parseManifest(current.manifest) } : null;
  return {
    ...compareBuilds(await getOwnSchema(context), build, served),
    publicKey,
    needsApproval: needsApproval(context.settings, remote),
    openPaths: await openPaths(tx, { remote, version: getVersion(text), rows: portals }),
  };
}
