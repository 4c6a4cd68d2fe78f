import type { Context } from '#context';
import { choosePassages } from '#documents/search/choose-passages';
import { findFirstPassages } from '#documents/search/find-first-passages';
import type { FoundPassage } from '#documents/search/found-passage';
import { fuseRanks } from '#documents/search/fuse-ranks';
import { embedQuestion } from '#documents/search/embed-question';
import { findPassagesBySimilarity } from '#documents/search/find-passages-by-similarity';
import { findPassagesByText } from '#documents/search/find-passages-by-text';

/** How many candidates to consider, as a multiple of the requested number. */
const overfetchFactor = 4;

/**
 * The passages of some documents that answer a question, best first: by words, and by meaning if an embedding model is
 * set. A document without a match contributes its first passages.
 */
export async function findPassages(
  { em, models }: Pick<Context, 'em' | 'models'>,
  documentIds: string[],
  question: string,
  maxCount: number,
): Promise<FoundPassage[]> {
  const documents = [...new Set(documentIds)];
  if (documents.length === 0 || maxCount < 1) return [];
  const meaning = embedQuestion({ models }, question);
  const byWords = await findPassagesByText(em, documents, question, maxCount * overfetchFactor);
  const meant = await meaning;
  const byMeaning = meant ? await findPassagesBySimilarity(em, documents, meant, maxCount * overfetchFactor) : [];
  const ranked = fuseRanks([byWords, byMeaning]);
  const found = new Set(ranked.map(({ document }) => document.id));
  const unmatched = documents.filter((id) => !found.has(id));
  const first = unmatched.length > 0 ? await findFirstPassages(em, unmatched, ranked.length > 0 ? 1 : maxCount) : [];
  return choosePassages([...ranked, ...first], documents.length, maxCount);
}
