import type { CreateAiDocumentInput } from 'rules/documents';
import type { Context } from '#context';
import { setFields } from '#db/set-fields';
import { addPassages, writtenOf } from '#documents/add-passages';
import { AiDocument, documentFields } from '#documents/ai-document.entity';

/** Stores a document that was entered by hand, which is ready at once, with its passages, and answers its id. */
export async function createAiDocument({ em }: Pick<Context, 'em'>, input: CreateAiDocumentInput): Promise<string> {
  const { title, fileName, fileUrl } = input;
  const document = em.create(AiDocument, { title, fileName, fileUrl });
  setFields(document, input, documentFields);
  addPassages(em, document, writtenOf(document));
  await em.flush();
  return document.id;
}
