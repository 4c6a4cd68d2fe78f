/** What competes for the context window, in tokens. */
interface Sizes {
  /** Tokens left between the required parts and the reserved response. */
  room: number;
  /** Best first. */
  passages: number[];
  /** Newest first; each is counted only when it is considered. */
  history: Iterable<number>;
}

interface Cut {
  passages: number;
  history: number;
}

/**
 * How many of the best passages and of the newest messages to include, each whole. Passages get half of the space, plus whatever
 * the conversation leaves of the other half; the conversation gets the rest.
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

/** How many fit in sequence: the first that doesn't ends it. */
function countFitting(sizes: number[], room: number): number {
  let left = room;
  const tooMuch = sizes.findIndex((size) => (left -= size) < 0);
  return tooMuch === -1 ? sizes.length : tooMuch;
}
