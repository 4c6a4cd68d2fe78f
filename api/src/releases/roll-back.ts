import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '#context';
import { conflict } from '#errors';
import { findRelease } from '#releases/find-release';
import { holdPointer, move, mustStandAt, tellMoved } from '#releases/move-pointer';
import type { RemotePointer } from '#releases/remote-pointer.entity';

interface Back {
  remote: string;
  revision: number;
  by: string;
}

/** Takes a remote back: a canary from those who have it, else everybody to the version before. Answers which version is gone. */
export async function rollBack(context: Context, { remote, revision, by }: Back): Promise<string> {
  const gone = await context.em.fork().transactional(async (tx) => {
    const pointer = await holdPointer(tx, remote);
    mustStandAt(pointer, revision);
    return takeBack(tx, pointer, { by });
  });
  await tellMoved(context, remote);
  return gone;
}

interface Why {
  by: string;
  reason?: string;
  byItself?: true;
}

/** The same in a caller's transaction, which holds the pointer. */
export async function takeBack(
  tx: EntityManager,
  pointer: RemotePointer,
  { by, reason, byItself }: Why,
): Promise<string> {
  const { canary, current, remote } = pointer;
  if (canary) {
    canary.withdrawnAt = new Date();
    move(tx, pointer, { kind: 'canary_ended', release: canary, canary: null, by, reason: reason ?? null });
    return canary.version;
  }
  const before = current && (await versionBefore(tx, remote, current.version));
  if (!current || !before) throw conflict(`There is no version of ${remote} to go back to`);
  current.withdrawnAt = new Date();
  const release = await findRelease(tx, remote, before);
  const kind = byItself ? 'rolled_back_by_itself' : 'rolled_back';
  move(tx, pointer, { kind, release, current: release, by, reason: reason ?? `From ${current.version}` });
  return current.version;
}

/** What everybody had before, leaving out what was taken back and what is served now. */
export async function versionBefore(tx: EntityManager, remote: string, current: string): Promise<string | null> {
  const rows = await tx.execute<Array<{ version: string }>>(
    `select event.version
       from release_events event
       join releases release on release.remote = event.remote and release.version = event.version
      where event.remote = ? and event.kind in ('published', 'rolled_back', 'rolled_back_by_itself')
        and event.version <> ? and release.withdrawn_at is null and release.complete_at is not null
      order by event.id desc
      limit 1`,
    [remote, current],
  );
  return rows[0]?.version ?? null;
}
