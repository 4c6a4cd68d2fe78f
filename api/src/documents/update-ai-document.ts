import { LockMode } from '@mikro-orm/core';
import type { UpdateAiDocumentInput } from 'rules/documents';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { setFields } from '#db/set-fields';
import { addPassages, writtenOf } from '#documents/add-passages';
import { AiDocument, documentFields } from '#documents/ai-document.entity';
import { AiDocumentPassage } from '#documents/ai-document-passage.entity';
import { visibleTo } from '#documents/document.access';

/** Changes a document, and its passages where its text changes. Two changes at once go one after the other. */
export async function updateAiDocument(
  { em, viewer }: Context,
  id: string,
  input: UpdateAiDocumentInput,
): Promise<void> {
  await em.transactional(async (tx) => {
    const document = await findVisible(tx, AiDocument, id, visibleTo(viewer), { lockMode: LockMode.PESSIMISTIC_WRITE });
    const before = writtenOf(document);
    setFields(document, input, documentFields);
    const written = writtenOf(document);
    if (written === before) return;
    await tx.nativeDelete(AiDocumentPassage, { document });
    addPassages(tx, document, written);
  });
}
