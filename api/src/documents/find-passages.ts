import type { Context } from '#context';
import { firstPassages } from '#documents/first-passages';
import type { FoundPassage } from '#documents/found-passage';
import { passagesByWords } from '#documents/passages-by-words';

/** So many times what is wanted is looked at. */
const wider = 4;

/** The passages of some documents that answer a question, best first. A document that shares no word with it gives its first. */
export async function findPassages(
  { em }: Pick<Context, 'em'>,
  documentIds: string[],
  question: string,
  most: number,
): Promise<FoundPassage[]> {
  const documents = [...new Set(documentIds)];
  if (documents.length === 0 || most < 1) return [];
  const ranked = await passagesByWords(em, documents, question, most * wider);
  const found = new Set(ranked.map(({ document }) => document.id));
  const silent = documents.filter((id) => !found.has(id));
  const first = silent.length > 0 ? await firstPassages(em, silent, ranked.length > 0 ? 1 : most) : [];
  return choose([...ranked, ...first], documents.length, most);
}

/** Not more than half from one document where there are several; half of the places are for documents not yet heard. */
function choose(ranked: FoundPassage[], documents: number, most: number): FoundPassage[] {
  const half = Math.ceil(most / 2);
  const mostOfOne = documents > 1 ? half : most;
  const chosen = new Set<FoundPassage>();
  const counts = new Map<string, number>();
  const take = (passages: Iterable<FoundPassage>, until: number) => {
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
