import { raw } from '@mikro-orm/core';
import type { Task } from 'graphile-worker';
import { type UploadExtension, getUploadExtension } from 'rules/uploads';
import { clock } from '#clock';
import type { Context } from '#context';
import { AiDocument } from '#documents/ai-document.entity';
import { announceProgress } from '#documents/processing/announce-progress';
import { indexDocument } from '#documents/processing/index-document';
import type { FileStore } from '#files/file-store';
import type { StoredFile } from '#files/stored-file.entity';
import { readFile } from '#reading/read-file';
import type { Section } from '#reading/section';
import { UnreadableError } from '#reading/unreadable-error';

const maxReadings = 10;

/**
 * The job that reads the file of a document. Each step is stored when it is reached, and only while the document is still
 * being processed: the job may stop anywhere, run again, or run twice.
 */
export const readDocument =
  (newContext: () => Context, store: FileStore): Task =>
  async (payload, { abortSignal }) => {
    const { documentId: id } = payload as { documentId: string };
    const context = newContext();
    const begun = await advance(context, id, { stage: 'reading', readings: raw('readings + 1') });
    if (!begun) return;
    try {
      const sections = await readSections(context, id, store, abortSignal);
      if (await advance(context, id, { stage: 'indexing' })) await indexDocument(context, id, sections, abortSignal);
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error;
      await advance(context, id, { stage: 'failed', status: 'failed', failureReason: error.message });
    }
    await announceProgress(context, id);
  };

async function advance(context: Context, id: string, step: object): Promise<boolean> {
  const data = { ...step, updatedAt: clock.date() };
  const reached = await context.em.nativeUpdate(AiDocument, { id, status: 'processing', file: { $ne: null } }, data);
  if (reached > 0) await announceProgress(context, id);
  return reached > 0;
}

async function readSections({ em }: Context, id: string, store: FileStore, signal: AbortSignal): Promise<Section[]> {
  const { file, readings } = await em.findOneOrFail(AiDocument, { id }, { populate: ['file'], refresh: true });
  if (readings > maxReadings) throw new UnreadableError('stuck');
  const { key, fileName } = file as StoredFile;
  const chunks: Uint8Array[] = await (await store.open(key)).toArray();
  return readFile(getUploadExtension(fileName) as UploadExtension, Buffer.concat(chunks), { signal });
}
