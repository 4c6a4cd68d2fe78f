import { LockMode } from '@mikro-orm/core';
import type { Context } from '#context';
import { splitSections } from '#documents/passages/add-passages';
import { AiDocument } from '#documents/ai-document.entity';
import { AiDocumentPassage } from '#documents/passages/ai-document-passage.entity';
import { requestSummary } from '#documents/processing/request-summary';
import type { ReadingSource } from '#documents/processing/reading-source';
import { summarize } from '#documents/processing/summarize';
import type { Section } from '#reading/section';
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
    for (const [position, { place, text }] of passages.entries()) {
      const vector = vectors[position] ?? null;
      const vectorBy = vector && (context.models.embedder?.name ?? null);
      tx.create(AiDocumentPassage, { document, source: 'file', place, position, text, vector, vectorBy });
    }
    // Text written by an administrator stays, even if they wrote it meanwhile.
    document.contentSummary ??= summary;
    document.isRead = true;
    document.stage = 'ready';
    document.status = 'ready';
  });
}

/** By the model if there is one, else from the text itself. */
async function createSummary(context: IndexContext, id: string, texts: string[], signal: AbortSignal): Promise<string> {
  const document = await context.em.findOne(AiDocument, { id }, { refresh: true });
  const isWanted = document?.contentSummary === null && !context.models.chat.isOffline;
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
