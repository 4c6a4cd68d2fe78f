import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ProcessDocumentInput } from 'rules/documents';
import { uploadAgain } from 'rules/uploads';
import { withAudit } from '#audit/with-audit';
import type { Context } from '#context';
import { addPassages, getWritten } from '#documents/add-passages';
import { AiDocument } from '#documents/ai-document.entity';
import { queueReading } from '#documents/queue-reading';
import { badInput } from '#errors';
import { getFileId, findUploaded } from '#files/find-uploaded';
import { takeUpload } from '#files/take-upload';

/** Makes a document of an uploaded file and has it read in the background. Answers its id. */
export async function processDocument(context: Context, input: ProcessDocumentInput): Promise<string> {
  await takeUpload(context.em, context.objects, getFileId(input.fileUrl));
  return withAudit(context, async (tx, tell) => {
    const { id, title } = await keep(tx, input);
    await queueReading(tx, id);
    tell({ action: 'ai_document_created', subject: { kind: 'ai_document', id, label: title }, details: 'uploaded' });
    return id;
  });
}

/** A file belongs to the first document that is made of it: the database decides which. */
async function keep(tx: EntityManager, input: ProcessDocumentInput): Promise<AiDocument> {
  const { title, fileName, fileUrl, contentType, tags } = input;
  const file = await findUploaded(tx, fileUrl, 'ai_document');
  if (!file) throw badInput({ fileUrl: uploadAgain });
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
  addPassages(tx, document, getWritten(document));
  try {
    await tx.flush();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw badInput({ fileUrl: uploadAgain });
    throw error;
  }
  return document;
}
