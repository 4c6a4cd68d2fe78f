import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { AddDocumentTextInput } from 'rules/documents';
import { uploadAgainMessage } from 'rules/uploads';
import { withAudit } from '#audit/with-audit';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { AiDocument } from '#documents/ai-document.entity';
import { visibleTo } from '#documents/document.access';
import { announceProgress } from '#documents/processing/announce-progress';
import { queueNext } from '#documents/processing/queue-reading';
import { requireIdle } from '#documents/processing/require-idle';
import { badInput } from '#errors';
import { isTaken } from '#documents/processing/is-taken';
import { acceptUpload } from '#files/accept-upload';
import { findUploaded, getFileId } from '#files/find-uploaded';

/** Queues the processing of an uploaded file, whose text replaces any that a document has once it was read. */
export async function addDocumentText(context: Context, id: string, { fileUrl }: AddDocumentTextInput): Promise<void> {
  await acceptUpload(context.em, context.objects, getFileId(fileUrl));
  try {
    await withAudit(context, async (tx, record) => {
      const visible = visibleTo(context.viewer);
      const document = await findVisible(tx, AiDocument, id, visible, { lockMode: LockMode.PESSIMISTIC_WRITE });
      requireIdle(document);
      const file = await findUploaded(tx, fileUrl, 'ai_document');
      if (!file || (await isTaken(tx, file))) throw badInput({ fileUrl: uploadAgainMessage });
      await queueNext(tx, document, file);
      record({ action: 'ai_document_text_added', subject: { kind: 'ai_document', id, label: document.title } });
    });
  } catch (error) {
    // A file belongs to the first document that takes it.
    if (error instanceof UniqueConstraintViolationException) throw badInput({ fileUrl: uploadAgainMessage });
    throw error;
  }
  await announceProgress(context, id);
}
