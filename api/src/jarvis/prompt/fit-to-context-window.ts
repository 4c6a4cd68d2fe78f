/** What competes for a window, in tokens. */
interface Sizes {
  /** What there is between what must go in and the room for the answer. */
  room: number;
  /** Best first. */
  passages: number[];
  /** Newest first; each is counted when it is looked at. */
  history: Iterable<number>;
}

interface Cut {
  passages: number;
  history: number;
}

/**
 * How many of the best passages and of the newest messages go in, each whole. The passages have half of the room, and
 * whatever the conversation does not need of the other half; the conversation has what they leave.
 */
export function fitToContextWindow({ room, passages, history }: Sizes): Cut {
  const messages: number[] = [];
  let conversation = 0;
  for (const size of history) {
    if (conversation + size > room) break;
    messages.push(size);
    conversation += size;
  }
  const forPassages = Math.max(room / 2, room - conversation);
  const keptPassages = countFitting(passages, forPassages);
  const left = room - sum(passages.slice(0, keptPassages));
  return { passages: keptPassages, history: countFitting(messages, left) };
}

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

/** How many fit one after the other: what does not ends it. */
function countFitting(sizes: number[], room: number): number {
  let left = room;
  const tooMuch = sizes.findIndex((size) => (left -= size) < 0);
  return tooMuch === -1 ? sizes.length : tooMuch;
}
