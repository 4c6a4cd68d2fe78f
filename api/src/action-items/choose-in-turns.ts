/** The first of each list, then the second of each, until there are enough; in the order of the lists. A long list hides no other. */
export function chooseInTurns<T>(lists: T[][], most: number): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const inTurns = Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1)));
  const chosen = new Set(inTurns.flat().slice(0, most));
  return lists.flat().filter((item) => chosen.has(item));
}
