import type { EntityManager } from '@mikro-orm/postgresql';
import type { CreateAiDocumentInput } from 'rules/documents';
import { setFields } from '#db/set-fields';
import { addPassages, getDescriptionText } from '#documents/passages/add-passages';
import { AiDocument, documentFields } from '#documents/ai-document.entity';

/** Stores a document entered by hand. Nothing at its address was read: until its text is added or fetched, it has at most a summary. */
export async function storeAiDocument(em: EntityManager, input: CreateAiDocumentInput): Promise<AiDocument> {
  const { title, fileName, fileUrl } = input;
  const document = em.create(AiDocument, { title, fileName, fileUrl });
  setFields(document, input, documentFields);
  addPassages(em, document, getDescriptionText(document));
  await em.flush();
  return document;
}
