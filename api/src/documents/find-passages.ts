import type { Context } from '#context';
import { choosePassages } from '#documents/choose-passages';
import { firstPassages } from '#documents/first-passages';
import type { FoundPassage } from '#documents/found-passage';
import { fuseRanks } from '#documents/fuse-ranks';
import { getMeaning } from '#documents/get-meaning';
import { passagesByMeaning } from '#documents/passages-by-meaning';
import { passagesByWords } from '#documents/passages-by-words';

/** So many times what is wanted is looked at. */
const wider = 4;

/**
 * The passages of some documents that answer a question, best first: by its words, and by its meaning where an embedding
 * model is set. A document that has nothing on it gives its first.
 */
export async function findPassages(
  { em, models }: Pick<Context, 'em' | 'models'>,
  documentIds: string[],
  question: string,
  most: number,
): Promise<FoundPassage[]> {
  const documents = [...new Set(documentIds)];
  if (documents.length === 0 || most < 1) return [];
  const meaning = getMeaning({ models }, question);
  const byWords = await passagesByWords(em, documents, question, most * wider);
  const meant = await meaning;
  const byMeaning = meant ? await passagesByMeaning(em, documents, meant, most * wider) : [];
  const ranked = fuseRanks([byWords, byMeaning]);
  const found = new Set(ranked.map(({ document }) => document.id));
  const silent = documents.filter((id) => !found.has(id));
  const first = silent.length > 0 ? await firstPassages(em, silent, ranked.length > 0 ? 1 : most) : [];
  return choosePassages([...ranked, ...first], documents.length, most);
}
