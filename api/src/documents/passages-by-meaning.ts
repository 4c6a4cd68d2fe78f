import type { EntityManager } from '@mikro-orm/postgresql';
import { type FoundPassage, type FoundRow, toFound, uuids } from '#documents/found-passage';
import { likeness } from '#documents/vector';

/** So many are held at a time. */
const page = 1000;
const vectors = `
  select id, document_id, source, position, vector from ai_document_passages
   where document_id = any(?::uuid[]) and vector_by = ? and (document_id, source, position) > (?, ?, ?)
   order by document_id, source, position limit ${page}`;
const texts = `
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
/** A vector, and the model that it is of. */
export interface Meaning {
  by: string;
  vector: Buffer;
}

/** The passages that are nearest to a meaning, best first. Of every document that has vectors, the best is among them. */
export async function passagesByMeaning(
  em: EntityManager,
  documentIds: string[],
  { by, vector }: Meaning,
  most: number,
): Promise<FoundPassage[]> {
  const scored: Array<{ id: string; document: string; score: number }> = [];
  let last: unknown[] = ['00000000-0000-0000-0000-000000000000', '', 0];
  for (;;) {
    const rows = await em.execute<VectorRow[]>(vectors, [uuids(documentIds), by, ...last]);
    for (const row of rows) scored.push({ id: row.id, document: row.document_id, score: likeness(row.vector, vector) });
    const end = rows.at(-1);
    if (!end || rows.length < page) break;
    last = [end.document_id, end.source, end.position];
  }
  const ranked = scored.toSorted((a, b) => b.score - a.score);
  const bestOfEach = new Map(ranked.toReversed().map((each) => [each.document, each]));
  const best = new Set([...bestOfEach.values(), ...ranked].slice(0, most));
  const ids = ranked.filter((each) => best.has(each)).map(({ id }) => id);
  return (await em.execute<FoundRow[]>(texts, [uuids(ids)])).map(toFound);
}
