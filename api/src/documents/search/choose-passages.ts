import type { FoundPassage } from '#documents/search/found-passage';

/** At most half from one document if there are several; half of the slots are for documents without one so far. */
export function choosePassages(ranked: FoundPassage[], documents: number, most: number): FoundPassage[] {
  const half = Math.ceil(most / 2);
  const mostOfOne = documents > 1 ? half : most;
  const chosen = new Set<FoundPassage>();
  const counts = new Map<string, number>();
  const take = (passages: FoundPassage[], until: number) => {
    for (const passage of passages) {
      const count = counts.get(passage.document.id) ?? 0;
      if (chosen.size >= until) return;
      if (chosen.has(passage) || count >= mostOfOne) continue;
      chosen.add(passage);
      counts.set(passage.document.id, count + 1);
    }
  };
  const bestOfEach = new Map(ranked.toReversed().map((passage) => [passage.document.id, passage]));
  take(ranked, half);
  take(
    ranked.filter((passage) => bestOfEach.get(passage.document.id) === passage),
    most,
  );
  take(ranked, most);
  return ranked.filter((passage) => chosen.has(passage));
}
