import type { EntityManager } from '@mikro-orm/postgresql';
import type { Audience } from 'rules/audiences';
import type { ReleaseEventKind } from 'rules/releases';
import { clock } from '#clock';
import type { Context } from '#context';
import { conflict } from '#errors';
import type { Release } from '#releases/release.entity';
import { ReleaseEvent } from '#releases/release-event.entity';
import { RemotePointer } from '#releases/remote-pointer.entity';

/** The actor in the history when there is neither a person nor a key. */
export const serverActor = 'the server';

export interface PointerMove {
  kind: ReleaseEventKind;
  /** The release that the event is about. */
  release: Release;
  /** The new state of the pointer. Omitted fields are unchanged. */
  current?: Release;
  canary?: { release: Release; audiences: Audience[] } | null;
  by: string;
  reason?: string | null;
}

/** Locks the pointer of a remote until the transaction ends: a concurrent caller waits and then sees its new state. */
export async function lockPointer(tx: EntityManager, remote: string): Promise<RemotePointer> {
  await tx.execute(
    `insert into remote_pointers (id, created_at, updated_at, remote, canary_audiences, revision, moved_at)
     values (gen_random_uuid(), now(), now(), ?, '{}', 0, now()) on conflict (remote) do nothing`,
    [remote],
  );
  await tx.execute('select 1 from remote_pointers where remote = ? for update', [remote]);
  return tx.findOneOrFail(RemotePointer, { remote }, { populate: ['current', 'canary'], refresh: true });
}

/** Rejects a caller who has not seen the pointer's last move, so that a concurrent release is not lost. */
export function requireRevision({ remote, revision }: RemotePointer, expected: number): void {
  if (revision === expected) return;
  throw conflict(
    `${remote} was released in the meantime: it is at revision ${revision}, not ${expected}. Check it and try again`,
  );
}

/** Moves the pointer and records it in the history, in the caller's transaction. */
export function movePointer(
  tx: EntityManager,
  pointer: RemotePointer,
  { kind, release, by, reason = null, ...to }: PointerMove,
): void {
  const now = clock.date();
  const from = pointer.current;
  for (const left of [to.current && pointer.current, to.canary !== undefined && pointer.canary])
    if (left) left.lastUsedAt = now;
  if (to.current) pointer.current = to.current;
  if (to.canary !== undefined) {
    pointer.canary = to.canary?.release ?? null;
    pointer.canaryAudiences = to.canary?.audiences ?? [];
  }
  pointer.revision += 1;
  pointer.movedAt = now;
  const { remote } = pointer;
  const { version, commit } = release;
  tx.create(ReleaseEvent, { remote, kind, version, fromVersion: from?.version ?? null, by, commit, reason });
}

/** Notifies all servers that a pointer moved. This one applies it at once. */
export async function publishReleaseMoved({ remotes, bus, log }: Context, remote: string): Promise<void> {
  try {
    await remotes.refresh();
    await bus.publish('releasesChanged', { remote });
  } catch (err) {
    log.warn({ err, remote }, 'could not notify the other servers of a release; they will check on their own soon');
  }
}
