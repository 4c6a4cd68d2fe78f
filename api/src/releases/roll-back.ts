import type { EntityManager } from '@mikro-orm/postgresql';
import { clock } from '#clock';
import { withAudit } from '#audit/with-audit';
import type { Context } from '#context';
import { conflict } from '#errors';
import { findRelease } from '#releases/find-release';
import { lockPointer, movePointer, requireRevision, publishReleaseMoved } from '#releases/move-pointer';
import type { Release } from '#releases/release.entity';
import type { RemotePointer } from '#releases/remote-pointer.entity';
import { queueReleaseMails } from '#releases/release-mails';
import { previousVersionSql } from '#releases/remote-stories';
import type { Releaser } from '#remotes/find-releaser';

interface RollbackRequest {
  remote: string;
  revision: number;
  /** An administrator by email, or the key that requests it. */
  by: Releaser | string;
}

/** Ends a canary, or otherwise rolls everyone back to the previous version. Audited if an administrator does it. */
export async function rollBack(context: Context, back: RollbackRequest): Promise<void> {
  const { remote, by } = back;
  if (context.viewer)
    await withAudit(context, async (tx, record) => {
      const rolledBackVersion = await rollBackPointer(tx, context, back);
      const subject = { kind: 'remote', id: remote, label: remote } as const;
      record({ action: 'remote_rolled_back', subject, details: rolledBackVersion });
    });
  else await context.em.fork().transactional((tx) => rollBackPointer(tx, context, back));
  const details = `${remote} by ${typeof by === 'string' ? by : `the key of ${by.name}`}`;
  context.securityLog.record({ kind: 'release_rolled_back', details });
  await publishReleaseMoved(context, remote);
}

/** Returns the version that is no longer served. */
async function rollBackPointer(
  tx: EntityManager,
  { settings }: Context,
  { remote, revision, by: actor }: RollbackRequest,
): Promise<string> {
  const pointer = await lockPointer(tx, remote);
  requireRevision(pointer, revision);
  const { canary, current } = pointer;
  const by = typeof actor === 'string' ? actor : actor.name;
  const rolledBack = canary
    ? endCanary(tx, pointer, canary, { by })
    : current && (await rollBackToPrevious(tx, pointer, current, { by }));
  if (!rolledBack) throw conflict(`There is no version of ${remote} to roll back to`);
  await queueReleaseMails(tx, settings, { remote, by: actor });
  return rolledBack.version;
}

interface RollbackReason {
  by: string;
  reason?: string;
  isAutomatic?: true;
}

/** Ends a canary. The caller's transaction holds the lock on the pointer. */
export function endCanary(
  tx: EntityManager,
  pointer: RemotePointer,
  canary: Release,
  { by, reason }: RollbackReason,
): Release {
  canary.withdrawnAt = clock.date();
  movePointer(tx, pointer, { kind: 'canary_ended', release: canary, canary: null, by, reason: reason ?? null });
  return canary;
}

/** Rolls everyone back. Null if there is no version to roll back to. */
export async function rollBackToPrevious(
  tx: EntityManager,
  pointer: RemotePointer,
  current: Release,
  { by, reason = `From ${current.version}`, isAutomatic }: RollbackReason,
): Promise<Release | null> {
  const { remote } = pointer;
  const previousVersion = await findPreviousVersion(tx, remote, current.version);
  if (!previousVersion) return null;
  current.withdrawnAt = clock.date();
  const release = await findRelease(tx, remote, previousVersion);
  const kind = isAutomatic ? 'rolled_back_by_itself' : 'rolled_back';
  movePointer(tx, pointer, { kind, release, current: release, by, reason });
  return current;
}

/** The version that everyone had before, ignoring those that were rolled back and the one served now. */
export async function findPreviousVersion(tx: EntityManager, remote: string, current: string): Promise<string | null> {
  const [before] = await tx.execute<Array<{ version: string }>>(previousVersionSql('?', '?'), [remote, current]);
  return before?.version ?? null;
}
