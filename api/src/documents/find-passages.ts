import type { Context } from '#context';

/** A passage that fits a question. */
export interface FoundPassage {
  id: string;
  document: { id: string; title: string };
  place: string | null;
  text: string;
}

/** The passages of these documents that fit a question best, best first. */
export async function findPassages(
  { em }: Pick<Context, 'em' | 'models'>,
  documentIds: string[],
  question: string,
  most: number,
): Promise<FoundPassage[]> {
  const words = question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const rows = await em.execute<Array<FoundPassage & { title: string; documentId: string }>>(
    `select p.id, p.place, p.text, d.id as "documentId", d.title
       from ai_document_passages p join ai_documents d on d.id = p.document_id
      where d.id = any(?::uuid[])
      order by ts_rank_cd(p.searched, to_tsquery('english', ?)) desc, p.position limit ?`,
    [`{${documentIds.join(',')}}`, words.join(' | '), most],
  );
  return rows.map(({ id, place, text, documentId, title }) => ({
    id,
    place,
    text,
    document: { id: documentId, title },
  }));
}
