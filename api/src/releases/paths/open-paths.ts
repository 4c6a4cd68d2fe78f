import type { EntityManager } from '@mikro-orm/postgresql';
import { portalRowRule } from 'rules/portal-row-rule';
import { isSameRow } from 'rules/portal-rows';
import type { RemoteManifest } from 'rules/releases';
import type { ListedPath } from '#releases/paths/listed-path';
import { PortalPath } from '#releases/paths/portal-path.entity';
import { isNewRequest, toDeclaredRow } from '#releases/paths/request-paths';

interface Declared {
  remote: string;
  version: string;
  rows: NonNullable<RemoteManifest['portals']>;
}

/** The status of a version's rows that are not in force as declared. Excludes those that the contract check rejects. */
export async function openPaths(tx: EntityManager, { remote, version, rows }: Declared): Promise<ListedPath[]> {
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
