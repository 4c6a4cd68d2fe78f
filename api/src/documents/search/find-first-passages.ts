import type { EntityManager } from '@mikro-orm/postgresql';
import { type FoundPassage, type FoundRow, toFoundPassage, toUuidArray } from '#documents/search/found-passage';

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
export async function findFirstPassages(
  em: EntityManager,
  documentIds: string[],
  each: number,
): Promise<FoundPassage[]> {
  return (await em.execute<FoundRow[]>(sql, [toUuidArray(documentIds), each])).map(toFoundPassage);
}
