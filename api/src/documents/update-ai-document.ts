import type { UpdateAiDocumentInput } from 'rules/documents';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { setFields } from '#db/set-fields';
import { AiDocument, documentFields } from '#documents/ai-document.entity';
import { visibleTo } from '#documents/document.access';

/** Changes a document. */
export async function updateAiDocument(
  { em, viewer }: Context,
  id: string,
  input: UpdateAiDocumentInput,
): Promise<void> {
  const document = await findVisible(em, AiDocument, id, visibleTo(viewer));
  setFields(document, input, documentFields);
  await em.flush();
}
