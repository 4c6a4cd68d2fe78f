import type { EntityManager } from '@mikro-orm/postgresql';
import type { DeclaredPortalRow } from 'rules/portal-rows';
import { isSameRow } from 'rules/portal-rows';
import type { Context } from '#context';
import { acquireAdvisoryLock } from '#db/advisory-lock';
import { PortalPath } from '#releases/paths/portal-path.entity';
import { queuePathMails } from '#releases/paths/path-mails';
import { ReleaseKey } from '#releases/release-key.entity';
import type { Releaser } from '#remotes/find-releaser';

interface PathRequest {
  remote: string;
  version: string;
  by: Releaser;
  rows: readonly DeclaredPortalRow[];
}

/** Serializes requests for paths and decisions about them. */
export const lockPaths = (tx: EntityManager): Promise<void> => acquireAdvisoryLock(tx, 'portal paths');

/**
 * Requests approval of the rows of a version that are not in force as declared, and withdraws requests of earlier versions that this one no
 * longer declares. A declined row is requested again by another version; a retired one only administrators can restore.
 */
export async function requestPaths(context: Context, { remote, version, by, rows }: PathRequest): Promise<void> {
  const requested = await context.em.fork().transactional(async (tx) => {
    await lockPaths(tx);
    const known = await tx.find(PortalPath, { remote }, { orderBy: { id: 'desc' } });
    const created: PortalPath[] = [];
    for (const pending of known.filter(({ status }) => status === 'requested')) {
      if (rows.some((row) => isSameRow(row, toDeclaredRow(pending))))
        Object.assign(pending, { version, ...toRequester(tx, by) });
      else pending.status = 'withdrawn';
    }
    // A unique index allows one request for a path.
    await tx.flush();
    for (const row of rows.filter((one) => isNewRequest(one, version, known))) {
      const { below = false, hasLinks = false, waiting = null, ...rest } = row;
      const audiences = [...row.audiences];
      const status = 'requested';
      const path = {
        ...rest,
        audiences,
        below,
        hasLinks,
        waiting,
        remote,
        version,
        status,
        ...toRequester(tx, by),
      } as const;
      created.push(tx.create(PortalPath, path));
    }
    await tx.flush();
    for (const path of created) await queuePathMails(tx, context.settings, { path, by: `release key of ${by.name}` });
    return created;
  });
  for (const { path, title } of requested)
    context.securityLog.record({
      kind: 'portal_requested',
      details: `${remote}: ${path} (${title}), key of ${by.name}`,
    });
}

const toRequester = (tx: EntityManager, { keyId, name }: Releaser) => ({
  requestedBy: name,
  releaseKey: keyId === null ? null : tx.getReference(ReleaseKey, keyId),
});

/** Withdraws the requests of keys that have ended. Another key requests them again when it stages the version. Returns the remotes. */
export async function withdrawPaths(tx: EntityManager, keyIds: readonly string[]): Promise<string[]> {
  const rows = await tx.execute<Array<{ remote: string }>>(
    `update portal_paths set status = 'withdrawn' where status = 'requested' and release_key_id in (?) returning remote`,
    [keyIds],
  );
  return rows.map(({ remote }) => remote);
}

/** Whether a row is undecided and not requested. */
export function isNewRequest(row: DeclaredPortalRow, version: string, known: readonly PortalPath[]): boolean {
  const currentRows = known.filter(
    ({ path, status }) => path === row.path && status !== 'replaced' && status !== 'withdrawn',
  );
  const same = currentRows.filter((one) => isSameRow(row, toDeclaredRow(one)));
  if (same.some(({ status }) => status === 'approved' || status === 'requested')) return false;
  const [last] = currentRows;
  if (!last || !same.includes(last)) return true;
  return last.status === 'declined' && last.version !== version;
}

/** The row as declared by its remote. */
export const toDeclaredRow = ({ path, below, title, audiences, waiting, hasLinks }: PortalPath): DeclaredPortalRow => ({
  path,
  title,
  audiences,
  ...(below && { below: true }),
  ...(waiting && { waiting }),
  ...(hasLinks && { hasLinks: true }),
});
