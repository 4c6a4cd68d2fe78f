/** Moves one entry of a list to another index; the others keep their order. */
export function moveItem<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const others = list.filter((_, place) => place !== from);
  return [...others.slice(0, to), ...list.slice(from, from + 1), ...others.slice(to)];
}
