import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '#context';
import { toUuidArray } from '#db/uuid-array';
import { type FoundPassage, type FoundRow, toFoundPassage } from '#documents/search/found-passage';
import { findPassagesBySimilarity, type QuestionVector } from '#documents/search/find-passages-by-similarity';
import { findPassagesByText } from '#documents/search/find-passages-by-text';
import { packVector } from '#documents/search/vector';

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

/** How little the first rank of one list matters: the usual constant of reciprocal rank fusion. */
const rankConstant = 60;

/** Several lists, best first, as one. An item in more than one of them ranks above one at the same position in a single list. */
function fuseRanks(lists: FoundPassage[][]): FoundPassage[] {
  const scores = new Map<string, number>();
  for (const list of lists)
    for (const [rank, { id }] of list.entries()) scores.set(id, (scores.get(id) ?? 0) + 1 / (rankConstant + rank + 1));
  const passages = new Map(lists.flat().map((passage) => [passage.id, passage]));
  const getScore = ({ id }: FoundPassage) => scores.get(id) ?? 0;
  return [...passages.values()].toSorted((a, b) => getScore(b) - getScore(a));
}

/** Someone is waiting for the response. */
const timeoutMs = 5000;

/** The embedding of a question. Null without an embedding model, or if it fails: passages can still be found by words. */
async function embedQuestion(
  { models: { embedder } }: Pick<Context, 'models'>,
  question: string,
): Promise<QuestionVector | null> {
  if (!embedder || question.trim() === '') return null;
  try {
    const [vector] = await embedder.embed([question], AbortSignal.timeout(timeoutMs));
    return vector ? { by: embedder.name, vector: packVector(vector) } : null;
  } catch {
    return null; // the job that computes the vectors of passages logs the failure
  }
}

const sql = `
  select p.id, p.place, p.text, d.id as document_id, d.title
    from unnest(?::uuid[]) with ordinality as requested(id, nth)
    join ai_documents d on d.id = requested.id
   cross join lateral (
     select id, place, text, row_number() over (order by source desc, position) as nth from ai_document_passages
      where document_id = d.id order by source desc, position limit ?
   ) p
   order by p.nth, requested.nth`;

/** The beginning of each document, in rounds: the first passage of each, then the second of each. */
async function findFirstPassages(em: EntityManager, documentIds: string[], each: number): Promise<FoundPassage[]> {
  return (await em.execute<FoundRow[]>(sql, [toUuidArray(documentIds), each])).map(toFoundPassage);
}

/** At most half from one document if there are several; half of the slots are for documents without one so far. */
function choosePassages(ranked: FoundPassage[], documents: number, most: number): FoundPassage[] {
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
