import { setImmediate } from 'node:timers/promises';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { clock } from '#clock';
import type { Context } from '#context';
import { splitSections } from '#documents/passages/add-passages';
import { AiDocument } from '#documents/ai-document.entity';
import { AiDocumentPassage } from '#documents/passages/ai-document-passage.entity';
import { requestSummary } from '#documents/processing/request-summary';
import { getFileToRead, type ReadingSource } from '#documents/processing/reading-source';
import { summarize } from '#documents/processing/summarize';
import type { Section } from '#reading/section';
import { newId } from '#new-id';
import { getFileUrl } from 'rules/uploads';
import { StoredFile } from '#files/stored-file.entity';
import { packVector } from '#documents/search/vector';

type IndexContext = Pick<Context, 'em' | 'models' | 'log'>;

/** Stores the parsed passages of a document, all or none, and marks it ready in the same transaction. */
export async function indexDocument(
  context: IndexContext,
  source: ReadingSource,
  sections: Section[],
  signal: AbortSignal,
): Promise<void> {
  const passages = splitSections(sections);
  const texts = passages.map(({ text }) => text);
  const [vectors, summary] = await Promise.all([
    embedTexts(context, texts, signal),
    createSummary(context, source.id, texts, signal),
  ]);
  await context.em.transactional(async (tx) => {
    // The lock serializes two that process the same document: the second finds it ready.
    const document = await tx.findOne(AiDocument, source, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!document) return;
    await tx.nativeDelete(AiDocumentPassage, { document, source: 'file' });
    await insertPassages(tx, document, passages, { vectors, vectorBy: context.models.embedder?.name ?? null });
    // A summary that an administrator wrote stays, even if they wrote it meanwhile.
    if (isSummaryReplaceable(document)) Object.assign(document, { contentSummary: summary, isSummaryGenerated: true });
    await replaceFile(tx, document);
    Object.assign(document, { isRead: true, stage: 'ready', status: 'ready', failureReason: null });
  });
}

const batchSize = 200;

/** In batches, between which the server answers others. */
async function insertPassages(
  tx: EntityManager,
  document: AiDocument,
  passages: Section[],
  { vectors, vectorBy }: { vectors: Array<Buffer | null>; vectorBy: string | null },
): Promise<void> {
  for (let start = 0; start < passages.length; start += batchSize) {
    const rows = passages.slice(start, start + batchSize).map(({ place, text }, index) => {
      const position = start + index;
      const vector = vectors[position] ?? null;
      const id = newId();
      const [createdAt, updatedAt] = [clock.date(), clock.date()];
      const embedding = { vector, vectorBy: vector && vectorBy };
      return { id, createdAt, updatedAt, document, source: 'file' as const, place, position, text, ...embedding };
    });
    await tx.insertMany(AiDocumentPassage, rows);
    await setImmediate();
  }
}

/** The file that was read becomes that of the document. A text that was fetched has none. */
async function replaceFile(tx: EntityManager, document: AiDocument): Promise<void> {
  const file = getFileToRead(document);
  const next = document.nextFile && (await tx.findOneOrFail(StoredFile, document.nextFile.id));
  // The file of an uploaded document is what its link opens; the link of any other stays.
  if (next && document.textSource === 'upload')
    Object.assign(document, { fileUrl: getFileUrl(next.id), fileName: next.fileName });
  Object.assign(document, { file, nextFile: null });
}

/** Whether there is no summary, or one of an earlier text. */
const isSummaryReplaceable = ({ contentSummary, isSummaryGenerated }: AiDocument): boolean =>
  contentSummary === null || isSummaryGenerated;

/** By the model if there is one, else from the text itself. */
async function createSummary(context: IndexContext, id: string, texts: string[], signal: AbortSignal): Promise<string> {
  const document = await context.em.findOne(AiDocument, { id }, { refresh: true });
  const isWanted = document && isSummaryReplaceable(document) && !context.models.chat.isOffline;
  const generated = isWanted ? await requestSummary(context, document.title, texts, signal) : null;
  return generated ?? summarize(texts);
}

/** Together with reading before and summarizing after, less than what `resumeReadings` considers stalled. */
const timeoutMs = 60_000;

/** The vectors of texts, or null for each without an embedding model or if it fails: those are computed later. */
async function embedTexts(
  { models: { embedder }, log }: Pick<Context, 'models' | 'log'>,
  texts: string[],
  signal: AbortSignal,
): Promise<Array<Buffer | null>> {
  const without = texts.map(() => null);
  if (!embedder) return without;
  try {
    const vectors = await embedder.embed(texts, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
    return vectors.map(packVector);
  } catch (err) {
    signal.throwIfAborted();
    log.warn({ err }, 'failed to embed a document; retrying later');
    return without;
  }
}
