/** The names of a shortest cycle among these imports, the first one repeated at its end; null if there is none. */
export function findCycle(imports) {
  const targets = Map.groupBy(imports, ({ from }) => from);
  const cycles = [...targets.keys()].flatMap((name) => {
    const way = findWay(targets, name, name);
    return way ? [way] : [];
  });
  return cycles.toSorted((a, b) => a.length - b.length)[0] ?? null;
}

/** A shortest way along imports, of at least one step. */
export function findWay(targets, start, end) {
  const seen = new Set();
  let ways = [[start]];
  while (ways.length > 0) {
    const longer = ways.flatMap((way) => (targets.get(way.at(-1)) ?? []).map(({ to }) => [...way, to]));
    const found = longer.find((way) => way.at(-1) === end);
    if (found) return found;
    ways = longer.filter((way) => !seen.has(way.at(-1)) && seen.add(way.at(-1)));
  }
  return null;
}

/** A cycle with the imports that make it. */
export const describeCycle = (cycle, imports) =>
  [
    cycle.join(' → '),
    ...cycle
      .slice(1)
      .flatMap((to, index) =>
        imports
          .filter((each) => each.from === cycle[index] && each.to === to)
          .map(({ file, target }) => `  ${file} imports #${target}`),
      ),
  ].join('\n');
