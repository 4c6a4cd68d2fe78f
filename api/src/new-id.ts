import { v7 } from 'uuid';
import { clock } from '#clock';

/** The last id's millisecond and its place in it. */
const lastId = { msecs: 0, seq: 0 };
/** Ids may run ahead of the clock by this much, for many in one millisecond. More means that the clock was wrong. */
const maxAheadMs = 1000;

/** A UUID v7 by the database's clock. Later ids sort after earlier ones, also within a millisecond. */
export function newId(): string {
  const now = clock.now();
  if (now > lastId.msecs || now < lastId.msecs - maxAheadMs) Object.assign(lastId, { msecs: now, seq: randomStart() });
  else if (++lastId.seq >= 2 ** 32) Object.assign(lastId, { msecs: lastId.msecs + 1, seq: randomStart() });
  return v7(lastId);
}

/** In the lower half, so that there is room to count up from it. */
const randomStart = () => Math.floor(Math.random() * 2 ** 31);

/** The id of something that was made earlier. */
export const createIdAt = (date: Date): string => v7({ msecs: date.getTime() });
