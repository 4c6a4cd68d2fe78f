import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { UpdateAiDocumentInput } from 'rules/documents';
import { withAudit } from '#audit/with-audit';
import { applyAndListChanges } from '#audit/apply-and-list-changes';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { requireUnchanged, type Version } from '#db/if-updated-at';
import { setFields } from '#db/set-fields';
import { addPassages, getDescriptionText } from '#documents/passages/add-passages';
import { AiDocument, documentFields } from '#documents/ai-document.entity';
import { AiDocumentPassage } from '#documents/passages/ai-document-passage.entity';
import { visibleTo } from '#documents/document.access';

/** Updates a document, and its passages if its text changes. Concurrent updates are serialized. */
export async function updateAiDocument(
  context: Context,
  id: string,
  input: UpdateAiDocumentInput,
  ifUpdatedAt: Version,
): Promise<void> {
  await withAudit(context, async (tx, record) => {
    const visible = visibleTo(context.viewer);
    const document = await findVisible(tx, AiDocument, id, visible, { lockMode: LockMode.PESSIMISTIC_WRITE });
    requireUnchanged(document, ifUpdatedAt, 'document');
    const before = getDescriptionText(document);
    const { fileUrl, textSource } = document;
    const details = applyAndListChanges(document, documentFields, () => setFields(document, input, documentFields));
    const subject = { kind: 'ai_document', id, label: document.title } as const;
    if (details) record({ action: 'ai_document_changed', subject, details });
    const isElsewhere = textSource === 'upload' || textSource === 'address';
    if (isElsewhere && document.fileUrl !== fileUrl) await discardText(tx, document);
    const written = getDescriptionText(document);
    if (written === before) return;
    await tx.nativeDelete(AiDocumentPassage, { document, source: 'text' });
    addPassages(tx, document, written);
  });
}

/** What was read at the previous address is not the text at the new one. A text that was added stays. */
async function discardText(tx: EntityManager, document: AiDocument): Promise<void> {
  await tx.nativeDelete(AiDocumentPassage, { document, source: 'file' });
  Object.assign(document, {
    file: null,
    isRead: false,
    stage: 'ready',
    status: 'ready',
    failureReason: null,
  } satisfies Partial<AiDocument>);
}
