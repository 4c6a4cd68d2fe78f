import type { FoundPassage } from '#documents/search/found-passage';

/** How little the first rank of one list matters: the usual constant of reciprocal rank fusion. */
const rankConstant = 60;

/** Several lists, best first, as one. An item in more than one of them ranks above one at the same position in a single list. */
export function fuseRanks(lists: FoundPassage[][]): FoundPassage[] {
  const scores = new Map<string, number>();
  for (const list of lists)
    for (const [rank, { id }] of list.entries()) scores.set(id, (scores.get(id) ?? 0) + 1 / (rankConstant + rank + 1));
  const passages = new Map(lists.flat().map((passage) => [passage.id, passage]));
  const getScore = ({ id }: FoundPassage) => scores.get(id) ?? 0;
  return [...passages.values()].toSorted((a, b) => getScore(b) - getScore(a));
}
