import { raw } from '@mikro-orm/core';
import type { Task } from 'graphile-worker';
import { getUploadExtension, type UploadExtension } from 'rules/uploads';
import { clock } from '#clock';
import type { Context } from '#context';
import type { Where } from '#db/where';
import { AiDocument } from '#documents/ai-document.entity';
import { fetchFile } from '#documents/fetching/fetch-file';
import { UnfetchableError } from '#documents/fetching/unfetchable-error';
import { announceProgress } from '#documents/processing/announce-progress';
import { indexDocument } from '#documents/processing/index-document';
import { getFileToRead, getReadingSource, type ReadingSource } from '#documents/processing/reading-source';
import type { FileStore } from '#files/file-store';
import { readFile } from '#reading/read-file';
import type { Section } from '#reading/section';
import { UnreadableError } from '#reading/unreadable-error';

const maxReadings = 10;

/**
 * The job that reads the text of a document: its file, or without one what is at its address. Each step is stored when it is reached,
 * and only while the same text is being processed: the job may stop anywhere, run again, or run twice.
 */
export const readDocument =
  (newContext: () => Context, store: FileStore): Task =>
  async (payload, { abortSignal }) => {
    const { documentId: id } = payload as { documentId: string };
    const context = newContext();
    const document = await context.em.findOne(
      AiDocument,
      { id, status: 'processing' },
      { populate: ['file', 'nextFile'] },
    );
    if (!document) return;
    const source = getReadingSource(document);
    const begun = await advance(context, source, { stage: 'reading', readings: raw('readings + 1') });
    if (!begun) return;
    try {
      const sections = await readSections(context, document, store, abortSignal);
      if (await advance(context, source, { stage: 'indexing' }))
        await indexDocument(context, source, sections, abortSignal);
    } catch (error) {
      if (!(error instanceof UnreadableError) && !(error instanceof UnfetchableError)) throw error;
      await fail(context, source, error.message);
    }
    await announceProgress(context, id);
  };

/** The text or summary that a document had before stays, and the new text is dropped. Without one the document fails. */
async function fail(context: Context, source: ReadingSource, failureReason: string): Promise<void> {
  const hadText: Where<AiDocument> = { $or: [{ isRead: true }, { textSource: 'summary' }] };
  const kept = { stage: 'ready', status: 'ready', nextFile: null, failureReason };
  if (await advance(context, source, kept, hadText)) return;
  await advance(context, source, { stage: 'failed', status: 'failed', failureReason });
}

async function advance(
  context: Context,
  source: ReadingSource,
  step: object,
  also: Where<AiDocument> = {},
): Promise<boolean> {
  const data = { ...step, updatedAt: clock.date() };
  const reached = await context.em.nativeUpdate(AiDocument, { $and: [source, also] }, data);
  if (reached > 0) await announceProgress(context, source.id);
  return reached > 0;
}

async function readSections(
  { settings }: Context,
  document: AiDocument,
  store: FileStore,
  signal: AbortSignal,
): Promise<Section[]> {
  const { fileUrl, readings } = document;
  const file = getFileToRead(document);
  if (file) {
    if (readings >= maxReadings) throw new UnreadableError('stuck');
    const chunks: Uint8Array[] = await (await store.open(file.key)).toArray();
    return readFile(getUploadExtension(file.fileName) as UploadExtension, Buffer.concat(chunks), { signal });
  }
  if (readings >= maxReadings) throw new UnfetchableError('stuck');
  const { extension, bytes } = await fetchFile(fileUrl, { privateServers: settings.documentPrivateServers, signal });
  try {
    return await readFile(extension, bytes, { signal });
  } catch (error) {
    const isBlankPage = extension === 'html' && error instanceof UnreadableError && error.reason === 'empty';
    throw isBlankPage ? new UnfetchableError('blank') : error;
  }
}
