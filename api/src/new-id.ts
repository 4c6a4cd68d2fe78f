import { v7 } from 'uuid';
import { clock } from '#clock';

/** The last id's millisecond, and the sequence within it. */
const lastId = { msecs: 0, seq: 0 };
/** How far ids may run ahead of the clock when many are created in one millisecond. More means that the clock was wrong. */
const maxAheadMs = 1000;

/** A UUID v7 by the database's clock. Ids are monotonic, also within a millisecond. */
export function newId(): string {
  const now = clock.now();
  if (now > lastId.msecs || now < lastId.msecs - maxAheadMs) Object.assign(lastId, { msecs: now, seq: randomStart() });
  else if (++lastId.seq >= 2 ** 32) Object.assign(lastId, { msecs: lastId.msecs + 1, seq: randomStart() });
  return v7(lastId);
}

/** Starts in the lower half, leaving room to count up. */
const randomStart = () => Math.floor(Math.random() * 2 ** 31);

/** An id for something that was created earlier. */
export const createIdAt = (date: Date): string => v7({ msecs: date.getTime() });
