import type { Context } from '#context';
import { addPassages, getDescriptionText } from '#documents/passages/add-passages';
import { AiDocument } from '#documents/ai-document.entity';

const batchSize = 100;
/** Every document has a title, so one without passages is from before passages existed. */
const missingSql = `
  select id from ai_documents d
   where id > ? and not exists (select 1 from ai_document_passages where document_id = d.id and source = 'text')
   order by id limit ${batchSize}`;

/** Creates the passages of documents from before passages existed. Locks them against changes meanwhile. */
export async function addMissingPassages({ em }: Pick<Context, 'em'>): Promise<void> {
  let last: string | undefined = '00000000-0000-0000-0000-000000000000';
  while (last) {
    const ids: string[] = (await em.execute<Array<{ id: string }>>(missingSql, [last])).map(({ id }) => id);
    last = ids.at(-1);
    await em.transactional(async (tx) => {
      for (const document of await tx.find(AiDocument, { id: ids }))
        addPassages(tx, document, getDescriptionText(document));
    });
  }
}
