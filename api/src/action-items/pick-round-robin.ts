/** The first of each list, then the second of each, until there are enough; in the order of the lists. A long list hides no other. */
export function pickRoundRobin<T>(lists: T[][], maxCount: number): T[] {
  const maxLength = Math.max(0, ...lists.map(({ length }) => length));
  const inTurns = Array.from({ length: maxLength }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1)));
  const chosen = new Set(inTurns.flat().slice(0, maxCount));
  return lists.flat().filter((item) => chosen.has(item));
}
