import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ProcessDocumentInput } from 'rules/documents';
import { uploadAgainMessage } from 'rules/uploads';
import { withAudit } from '#audit/with-audit';
import type { Context } from '#context';
import { addPassages, getDescriptionText } from '#documents/passages/add-passages';
import { AiDocument } from '#documents/ai-document.entity';
import { queueReading } from '#documents/processing/queue-reading';
import { isTaken } from '#documents/processing/is-taken';
import { badInput } from '#errors';
import { getFileId, findUploaded } from '#files/find-uploaded';
import { acceptUpload } from '#files/accept-upload';

/** Creates a document from an uploaded file and queues its processing. Returns its id. */
export async function processDocument(context: Context, input: ProcessDocumentInput): Promise<string> {
  await acceptUpload(context.em, context.objects, getFileId(input.fileUrl));
  return withAudit(context, async (tx, record) => {
    const { id, title } = await createDocument(tx, input);
    await queueReading(tx, id);
    record({ action: 'ai_document_created', subject: { kind: 'ai_document', id, label: title }, details: 'uploaded' });
    return id;
  });
}

/** A file belongs to the first document created from it: the database decides which. */
async function createDocument(tx: EntityManager, input: ProcessDocumentInput): Promise<AiDocument> {
  const { title, fileName, fileUrl, contentType, tags } = input;
  const file = await findUploaded(tx, fileUrl, 'ai_document');
  if (!file || (await isTaken(tx, file))) throw badInput({ fileUrl: uploadAgainMessage });
  const document = tx.create(AiDocument, {
    title,
    fileName,
    fileUrl,
    file,
    status: 'processing',
    stage: 'received',
    ...(contentType && { contentType }),
    ...(tags && { tags }),
  });
  addPassages(tx, document, getDescriptionText(document));
  try {
    await tx.flush();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw badInput({ fileUrl: uploadAgainMessage });
    throw error;
  }
  return document;
}
