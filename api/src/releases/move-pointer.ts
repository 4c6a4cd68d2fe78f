import type { EntityManager } from '@mikro-orm/postgresql';
import type { Audience } from 'rules/audiences';
import type { ReleaseEventKind } from 'rules/releases';
import { clock } from '#clock';
import type { Context } from '#context';
import { conflict } from '#errors';
import type { Release } from '#releases/release.entity';
import { ReleaseEvent } from '#releases/release-event.entity';
import { RemotePointer } from '#releases/remote-pointer.entity';

/** Stands in the history where no person and no key has done it. */
export const serverActor = 'the server';

export interface PointerMove {
  kind: ReleaseEventKind;
  /** The release that the event tells of. */
  release: Release;
  /** Where the pointer stands afterwards. What is not named stays. */
  current?: Release;
  canary?: { release: Release; audiences: Audience[] } | null;
  by: string;
  reason?: string | null;
}

/** The pointer of a remote, held until the transaction ends: whoever comes second waits, and sees where it stands then. */
export async function lockPointer(tx: EntityManager, remote: string): Promise<RemotePointer> {
  await tx.execute(
    `insert into remote_pointers (id, created_at, updated_at, remote, canary_audiences, revision, moved_at)
     values (gen_random_uuid(), now(), now(), ?, '{}', 0, now()) on conflict (remote) do nothing`,
    [remote],
  );
  await tx.execute('select 1 from remote_pointers where remote = ? for update', [remote]);
  return tx.findOneOrFail(RemotePointer, { remote }, { populate: ['current', 'canary'], refresh: true });
}

/** Refuses who has not seen the pointer's last move: what someone else published meanwhile is not lost. */
export function requireRevision({ remote, revision }: RemotePointer, expected: number): void {
  if (revision === expected) return;
  throw conflict(
    `${remote} was released meanwhile: it stands at revision ${revision}, not ${expected}. Look at it and try again`,
  );
}

/** Moves the pointer and writes the history, in the caller's transaction. */
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

/** Tells every server that a pointer has moved. This one knows at once. */
export async function publishReleaseMoved({ remotes, bus, log }: Context, remote: string): Promise<void> {
  try {
    await remotes.refresh();
    await bus.publish('releasesChanged', { remote });
  } catch (err) {
    log.warn({ err, remote }, 'the other servers could not be told of a release; they look on their own soon');
  }
}
