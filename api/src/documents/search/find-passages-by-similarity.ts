import type { EntityManager } from '@mikro-orm/postgresql';
import { toUuidArray } from '#db/uuid-array';
import { type FoundPassage, type FoundRow, toFoundPassage } from '#documents/search/found-passage';
import { cosineSimilarity } from '#documents/search/vector';

/** How many vectors are held in memory at a time. */
const batchSize = 1000;
const vectorsSql = `
  select id, document_id, source, position, vector from ai_document_passages
   where document_id = any(?::uuid[]) and vector_by = ? and (document_id, source, position) > (?, ?, ?)
   order by document_id, source, position limit ${batchSize}`;
const textsSql = `
  select p.id, p.place, p.text, d.id as document_id, d.title
    from unnest(?::uuid[]) with ordinality as best(id, nth)
    join ai_document_passages p on p.id = best.id join ai_documents d on d.id = p.document_id
   order by best.nth`;

interface VectorRow {
  id: string;
  document_id: string;
  source: string;
  position: number;
  vector: Buffer;
}
/** A vector and its model. */
export interface QuestionVector {
  by: string;
  vector: Buffer;
}

/** The passages nearest in meaning, best first. Includes the best one of every document that has vectors. */
export async function findPassagesBySimilarity(
  em: EntityManager,
  documentIds: string[],
  { by, vector }: QuestionVector,
  maxCount: number,
): Promise<FoundPassage[]> {
  const scored: Array<{ id: string; document: string; score: number }> = [];
  let last: unknown[] = ['00000000-0000-0000-0000-000000000000', '', 0];
  for (;;) {
    const rows = await em.execute<VectorRow[]>(vectorsSql, [toUuidArray(documentIds), by, ...last]);
    for (const row of rows)
      scored.push({ id: row.id, document: row.document_id, score: cosineSimilarity(row.vector, vector) });
    const end = rows.at(-1);
    if (!end || rows.length < batchSize) break;
    last = [end.document_id, end.source, end.position];
  }
  const ranked = scored.toSorted((a, b) => b.score - a.score);
  const bestOfEach = new Map(ranked.toReversed().map((each) => [each.document, each]));
  const best = new Set([...bestOfEach.values(), ...ranked].slice(0, maxCount));
  const ids = ranked.filter((each) => best.has(each)).map(({ id }) => id);
  return (await em.execute<FoundRow[]>(textsSql, [toUuidArray(ids)])).map(toFoundPassage);
}
