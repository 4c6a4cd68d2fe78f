import { LockMode } from '@mikro-orm/core';
import type { Task } from 'graphile-worker';
import type { Context } from '#context';
import { addPassages, writtenOf } from '#documents/add-passages';
import { AiDocument } from '#documents/ai-document.entity';

const most = 100;
/** A document has a title, so one without any passage of it is from before there were passages. */
const missing = `
  select id from ai_documents d
   where not exists (select 1 from ai_document_passages where document_id = d.id and source = 'text') limit ${most}`;

/** The job that makes the passages of documents that were stored before there were any. */
export const addMissingPassages =
  (newContext: () => Context): Task =>
  async () => {
    const { em } = newContext();
    for (const { id } of await em.execute<Array<{ id: string }>>(missing))
      await em.transactional(async (tx) => {
        const document = await tx.findOne(AiDocument, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
        const [found] = await tx.execute(
          "select 1 from ai_document_passages where document_id = ? and source = 'text' limit 1",
          [id],
        );
        if (document && !found) addPassages(tx, document, writtenOf(document));
      });
  };
