import type { EntityManager } from '@mikro-orm/postgresql';
import { clock } from '#clock';
import { withAudit } from '#audit/with-audit';
import type { Context } from '#context';
import { conflict } from '#errors';
import { findRelease } from '#releases/find-release';
import { lockPointer, move, mustStandAt, tellMoved } from '#releases/move-pointer';
import type { Release } from '#releases/release.entity';
import type { RemotePointer } from '#releases/remote-pointer.entity';
import { queueReleaseMails } from '#releases/release-mails';
import { versionBeforeSql } from '#releases/remote-stories';
import type { Releaser } from '#remotes/find-releaser';

interface Back {
  remote: string;
  revision: number;
  /** An administrator by e-mail, or the key that asks for it. */
  by: Releaser | string;
}

/** Takes a remote back: a canary from those who have it, else everybody to the version before. An administrator's doing is audited. */
export async function rollBack(context: Context, back: Back): Promise<void> {
  const { remote, by } = back;
  if (context.viewer)
    await withAudit(context, async (tx, tell) => {
      const gone = await takeBack(tx, context, back);
      const subject = { kind: 'remote', id: remote, label: remote } as const;
      tell({ action: 'remote_rolled_back', subject, details: gone });
    });
  else await context.em.fork().transactional((tx) => takeBack(tx, context, back));
  const details = `${remote} by ${typeof by === 'string' ? by : `the key of ${by.name}`}`;
  context.securityLog.record({ kind: 'release_rolled_back', details });
  await tellMoved(context, remote);
}

/** Answers which version is gone. */
async function takeBack(
  tx: EntityManager,
  { settings }: Context,
  { remote, revision, by: actor }: Back,
): Promise<string> {
  const pointer = await lockPointer(tx, remote);
  mustStandAt(pointer, revision);
  const { canary, current } = pointer;
  const by = typeof actor === 'string' ? actor : actor.name;
  const gone = canary
    ? endCanary(tx, pointer, canary, { by })
    : current && (await goBack(tx, pointer, current, { by }));
  if (!gone) throw conflict(`There is no version of ${remote} to go back to`);
  await queueReleaseMails(tx, settings, { remote, by: actor });
  return gone.version;
}

interface Why {
  by: string;
  reason?: string;
  byItself?: true;
}

/** Takes a canary back from those who have it. The caller's transaction holds the pointer. */
export function endCanary(tx: EntityManager, pointer: RemotePointer, canary: Release, { by, reason }: Why): Release {
  canary.withdrawnAt = clock.date();
  move(tx, pointer, { kind: 'canary_ended', release: canary, canary: null, by, reason: reason ?? null });
  return canary;
}

/** The same with what everybody has. Null where no version is left to go back to. */
export async function goBack(
  tx: EntityManager,
  pointer: RemotePointer,
  current: Release,
  { by, reason = `From ${current.version}`, byItself }: Why,
): Promise<Release | null> {
  const { remote } = pointer;
  const before = await versionBefore(tx, remote, current.version);
  if (!before) return null;
  current.withdrawnAt = clock.date();
  const release = await findRelease(tx, remote, before);
  const kind = byItself ? 'rolled_back_by_itself' : 'rolled_back';
  move(tx, pointer, { kind, release, current: release, by, reason });
  return current;
}

/** What everybody had before, leaving out what was taken back and what is served now. */
export async function versionBefore(tx: EntityManager, remote: string, current: string): Promise<string | null> {
  const [before] = await tx.execute<Array<{ version: string }>>(versionBeforeSql('?', '?'), [remote, current]);
  return before?.version ?? null;
}
