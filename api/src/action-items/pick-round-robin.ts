/** The first of each list, then the second of each, up to the limit, so that a long list does not crowd out others. Grouped in the order of the lists. */
export function pickRoundRobin<T>(lists: T[][], maxCount: number): T[] {
  const maxLength = Math.max(0, ...lists.map(({ length }) => length));
  const inTurns = Array.from({ length: maxLength }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1)));
  const chosen = new Set(inTurns.flat().slice(0, maxCount));
  return lists.flat().filter((item) => chosen.has(item));
}
