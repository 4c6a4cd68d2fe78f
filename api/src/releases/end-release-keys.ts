import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Task } from 'graphile-worker';
import { clock } from '#clock';
import type { RecordAudit } from '#audit/with-audit';
import type { Context } from '#context';
import { findActorName } from '#releases/actor-name';
import { lockPointer, publishReleaseMoved, serverActor } from '#releases/move-pointer';
import type { User } from '#people/user.entity';
import { queueReleaseMails } from '#releases/release-mails';
import { withdrawPaths } from '#releases/paths/request-paths';
import { ReleaseKey } from '#releases/release-key.entity';
import { RemotePointer } from '#releases/remote-pointer.entity';
import { wasPublishedSql } from '#remotes/release-sql';
import { formatKeyLabel } from '#remotes/find-releaser';
import { endCanary } from '#releases/roll-back';
import { ReleaseEvent } from '#releases/release-event.entity';
import { ReleaseRequest } from '#releases/review/release-request.entity';

interface KeyEnding {
  keys: readonly ReleaseKey[];
  /** The reason, for example "was revoked". */
  why: 'was revoked' | 'has expired';
  /** An administrator by email, or the server. */
  by: string;
}

export interface EndedKeys {
  keys: readonly ReleaseKey[];
  /** The remotes affected, which every server has to reload. */
  remotes: ReadonlySet<string>;
}

/**
 * Ends keys and what depends on them: canaries, pending approvals of versions and paths, and the operations of versions that were staged
 * but never published. Overrides end because their key no longer works. What everyone gets stays: rolling it back is a separate decision.
 */
async function endReleaseKeys(tx: EntityManager, context: Context, { keys, why, by }: KeyEnding): Promise<EndedKeys> {
  const ids = keys.map(({ id }) => id);
  const remotes = new Set<string>();
  if (ids.length === 0) return { keys, remotes };
  for (const key of keys) key.revokedAt = clock.date();
  const canaries = await tx.find(RemotePointer, { canary: { releaseKey: ids } }, { orderBy: { remote: 'asc' } });
  for (const { remote } of canaries) {
    const pointer = await lockPointer(tx, remote);
    if (!pointer.canary?.releaseKey || !ids.includes(pointer.canary.releaseKey.id)) continue;
    const reason = `The release key of ${pointer.canary.publishedBy} ${why}`;
    endCanary(tx, pointer, pointer.canary, { by, reason });
    await queueReleaseMails(tx, context.settings, { remote, by });
    remotes.add(remote);
  }
  await tx.flush();
  for (const remote of await withdrawRequests(tx, keys, { by, why })) remotes.add(remote);
  for (const remote of await withdrawPaths(tx, ids)) remotes.add(remote);
  for (const { remote } of await tx.execute<Array<{ remote: string }>>(unusedSql, [ids])) remotes.add(remote);
  return { keys, remotes };
}

/** Versions that only these keys staged: they were never given to anyone, so no tab needs their operations. */
const unusedSql = `
  update releases set last_used_at = null
   where release_key_id in (?)
     and not ${wasPublishedSql}
  returning remote`;

/** Revokes keys, as the signed-in administrator. */
export async function revokeKeys(
  tx: EntityManager,
  context: Context,
  { keys, record, details }: { keys: readonly ReleaseKey[]; record: RecordAudit; details?: string },
): Promise<EndedKeys> {
  for (const { id, name } of keys)
    record({
      action: 'release_key_revoked',
      subject: { kind: 'release_key', id, label: name },
      details: details ?? null,
    });
  return endReleaseKeys(tx, context, { keys, why: 'was revoked', by: await findActorName(context) });
}

/** Ends the keys that have expired since the last run. */
export const endExpiredKeys =
  (createContext: () => Context): Task =>
  async () => {
    const context = createContext();
    const { keys, remotes } = await context.em.transactional(async (tx) => {
      const expired = { revokedAt: null, expiresAt: { $lte: clock.date() } };
      const found = await tx.find(ReleaseKey, expired, { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE });
      return endReleaseKeys(tx, context, { keys: found, why: 'has expired', by: serverActor });
    });
    for (const key of keys) context.log.info({ key: formatKeyLabel(key) }, 'release key expired');
    for (const remote of remotes) await publishReleaseMoved(context, remote);
  };

/** The keys that someone created who is no longer an administrator, and after a deactivation also those that they hold. */
export const findActiveKeys = (tx: EntityManager, { id, email, deactivatedAt }: User): Promise<ReleaseKey[]> =>
  tx.find(ReleaseKey, {
    revokedAt: null,
    $or: [{ createdBy: id }, ...(deactivatedAt ? [{ holder: id }, { holderEmail: email }] : [])],
  });

/** Run after the transaction: from now on no server accepts what ended. */
export async function announceEndedKeys(context: Context, { keys, remotes }: EndedKeys): Promise<void> {
  for (const key of keys)
    context.securityLog.record({ kind: 'release_key_revoked', details: `Key of ${formatKeyLabel(key)}` });
  await context.overrides.announceEnd();
  for (const remote of remotes) await publishReleaseMoved(context, remote);
}

/** Withdraws the pending requests of keys that have ended. Returns the remotes. */
async function withdrawRequests(
  tx: EntityManager,
  keys: readonly ReleaseKey[],
  { by, why }: { by: string; why: string },
): Promise<string[]> {
  const ids = keys.map(({ id }) => id);
  const requests = await tx.find(
    ReleaseRequest,
    { releaseKey: { $in: ids }, status: 'waiting' },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  for (const request of requests) {
    const { remote, version, requestedBy } = request;
    const reason = `The release key of ${requestedBy} ${why}`;
    Object.assign(request, { status: 'withdrawn', decidedBy: by, decidedAt: clock.date(), reason });
    tx.create(ReleaseEvent, { remote, kind: 'approval_declined', version, by, reason });
  }
  await tx.flush();
  return requests.map(({ remote }) => remote);
}
