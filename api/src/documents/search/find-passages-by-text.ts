import type { EntityManager } from '@mikro-orm/postgresql';
import { toUuidArray } from '#db/uuid-array';
import { type FoundPassage, type FoundRow, toFoundPassage } from '#documents/search/found-passage';

/** A pasted file is searched by its beginning. */
const maxQuestionLength = 4000;
const maxWords = 48;

/**
 * Searches each word of the question separately, so that a question in plain words finds passages that share only some of
 * them. Rare words count more, and repeated ones less.
 */
const sql = `
  with words as (
    select ('''' || replace(replace(lexeme, '\\', '\\\\'), '''', '''''') || '''')::tsquery as word
      from unnest(to_tsvector('english', ?)) order by positions[1] limit ${maxWords}
  ), hits as (
    select p.id, p.document_id, ts_rank_cd(p.searched, word, 1) as rank, count(*) over (partition by word) as found
      from words join ai_document_passages p on p.searched @@ word and p.document_id = any(?::uuid[])
  ), scored as (
    select id, document_id, sum(sqrt(rank) * ln(1 + total::float8 / found)) as score
      from hits, (select count(*) as total from ai_document_passages where document_id = any(?::uuid[])) as counted
     group by id, document_id
  ), numbered as (
    select id, score, row_number() over (partition by document_id order by score desc, id) as nth from scored
  ), best as (
    select id, score from numbered order by nth > 1, score desc, id limit ?
  )
  select p.id, p.place, p.text, d.id as document_id, d.title
    from best b join ai_document_passages p on p.id = b.id join ai_documents d on d.id = p.document_id
   order by b.score desc, p.id`;

/** The passages that share words with a question, best first. Includes the best one of every document that has any. */
export async function findPassagesByText(
  em: EntityManager,
  documentIds: string[],
  question: string,
  maxCount: number,
): Promise<FoundPassage[]> {
  const documents = toUuidArray(documentIds);
  const searchText = question.slice(0, maxQuestionLength).toWellFormed().replaceAll('\0', ' ');
  return (await em.execute<FoundRow[]>(sql, [searchText, documents, documents, maxCount])).map(toFoundPassage);
}
