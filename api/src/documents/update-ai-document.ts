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
    const { fileUrl, contentSummary } = document;
    const details = applyAndListChanges(document, documentFields, () => setFields(document, input, documentFields));
    const subject = { kind: 'ai_document', id, label: document.title } as const;
    if (details) record({ action: 'ai_document_changed', subject, details });
    if (document.contentSummary !== contentSummary) document.isSummaryGenerated = false;
    if (document.fileUrl !== fileUrl) await leaveAddress(tx, document);
    const written = getDescriptionText(document);
    if (written === before) return;
    await tx.nativeDelete(AiDocumentPassage, { document, source: 'text' });
    addPassages(tx, document, written);
  });
}

/**
 * What was read at the previous address is not the text at the new one, nor is a summary of it. A fetch from there ends, or has failed
 * for nothing. A text that was added stays, and a file that is being read is read on.
 */
async function leaveAddress(tx: EntityManager, document: AiDocument): Promise<void> {
  const { textSource, isSummaryGenerated, nextFile } = document;
  if (textSource === 'upload' || textSource === 'address') {
    await tx.nativeDelete(AiDocumentPassage, { document, source: 'file' });
    const withoutSummary = isSummaryGenerated && { contentSummary: null, isSummaryGenerated: false };
    Object.assign(document, { file: null, isRead: false, ...withoutSummary });
  }
  if (!nextFile) Object.assign(document, { stage: 'ready', status: 'ready', failureReason: null });
}
