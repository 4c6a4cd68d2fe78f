import { isChangedMeanwhile } from '../conflict/is-changed-meanwhile.ts';

interface SaveOptions<Thing extends { updatedAt: string }> {
  /** As it is on screen. */
  seen: Thing;
  /** Sends the change, to be refused unless this is the stored version. */
  send: (ifUpdatedAt: string) => Promise<unknown>;
  /** Reads it again, past the cache. Null if it can't be found. */
  readLatest: () => Promise<Thing | null>;
  /** Whether what the viewer changes is as they saw it. */
  isAsSeen: (latest: Thing) => boolean;
}

/**
 * Saves a change of some fields. If someone else has changed other fields meanwhile, theirs are kept and the change is sent again. If
 * they changed the same ones, nothing is saved. Returns whether it was; throws any other fault.
 */
export async function saveOverSeen<Thing extends { updatedAt: string }>(options: SaveOptions<Thing>): Promise<boolean> {
  const { seen, send, readLatest, isAsSeen } = options;
  try {
    await send(seen.updatedAt);
  } catch (error) {
    const latest = isChangedMeanwhile(error) ? await readLatest() : null;
    if (!latest) throw error;
    if (!isAsSeen(latest)) return false;
    await send(latest.updatedAt);
  }
  return true;
}
