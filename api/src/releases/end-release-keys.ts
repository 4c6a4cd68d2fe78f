import type { EntityManager } from '@mikro-orm/postgresql';
import { clock } from '#clock';
import type { Tell } from '#audit/audited';
import type { Context } from '#context';
import { actorName } from '#releases/actor-name';
import { holdPointer, tellMoved } from '#releases/move-pointer';
import type { User } from '#people/user.entity';
import { queueReleaseMails } from '#releases/release-mails';
import { withdrawPaths } from '#releases/paths/request-paths';
import { ReleaseKey } from '#releases/release-key.entity';
import { RemotePointer } from '#releases/remote-pointer.entity';
import { withdrawRequestsOf } from '#releases/review/withdraw-requests';
import { keyLabel } from '#remotes/find-releaser';
import { endCanary } from '#releases/roll-back';

interface Ending {
  keys: readonly ReleaseKey[];
  tell: Tell;
  /** For the audit log. */
  details?: string;
}

export interface EndedKeys {
  keys: readonly ReleaseKey[];
  /** Of which something ended: every server reads them again. */
  remotes: ReadonlySet<string>;
}

/**
 * Revokes keys, and ends what they opened: canaries, requests for approval of versions and paths, and the operations of versions that were staged and never published. Overrides end
 * because their key works no more. What everybody gets stays: whether to roll it back is a decision of its own.
 */
export async function endReleaseKeys(
  tx: EntityManager,
  context: Context,
  { keys, tell, details }: Ending,
): Promise<EndedKeys> {
  const ids = keys.map(({ id }) => id);
  const remotes = new Set<string>();
  if (ids.length === 0) return { keys, remotes };
  const by = await actorName(context);
  for (const key of keys) {
    key.revokedAt = clock.date();
    const subject = { kind: 'release_key', id: key.id, label: key.name } as const;
    tell({ action: 'release_key_revoked', subject, details: details ?? null });
  }
  const canaries = await tx.find(RemotePointer, { canary: { releaseKey: ids } }, { orderBy: { remote: 'asc' } });
  for (const { remote } of canaries) {
    const pointer = await holdPointer(tx, remote);
    if (!pointer.canary?.releaseKey || !ids.includes(pointer.canary.releaseKey.id)) continue;
    const reason = `The release key of ${pointer.canary.publishedBy} was revoked`;
    endCanary(tx, pointer, pointer.canary, { by, reason });
    await queueReleaseMails(tx, context.settings, { remote, by });
    remotes.add(remote);
  }
  await tx.flush();
  for (const remote of await withdrawRequestsOf(tx, keys, by)) remotes.add(remote);
  for (const remote of await withdrawPaths(tx, ids)) remotes.add(remote);
  for (const { remote } of await tx.execute<Array<{ remote: string }>>(unusedSql, [ids])) remotes.add(remote);
  return { keys, remotes };
}

/** Versions that only these keys wanted: none of them was ever given to everybody, so no tab needs their operations. */
const unusedSql = `
  update releases set last_used_at = null
   where release_key_id in (?)
     and not exists (select 1 from remote_pointers pointer where releases.id in (pointer.current_id, pointer.canary_id))
     and not exists (select 1 from release_events event
                      where event.remote = releases.remote and event.version = releases.version
                        and event.kind in ('published', 'rolled_back', 'rolled_back_by_itself'))
  returning remote`;

/** The keys that somebody who is no administrator any more has created, and after a deactivation those that they hold. */
export const activeKeysOf = (tx: EntityManager, { id, deactivatedAt }: User): Promise<ReleaseKey[]> =>
  tx.find(ReleaseKey, {
    revokedAt: null,
    $or: [{ createdBy: id }, ...(deactivatedAt ? [{ holder: id }] : [])],
  });

/** After the transaction: from now on no server accepts what ended. */
export async function announceEndedKeys(context: Context, { keys, remotes }: EndedKeys): Promise<void> {
  for (const key of keys)
    context.securityLog.record({ kind: 'release_key_revoked', details: `Key of ${keyLabel(key)}` });
  await context.overrides.announceEnd();
  for (const remote of remotes) await tellMoved(context, remote);
}
