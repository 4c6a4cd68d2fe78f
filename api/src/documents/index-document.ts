import { LockMode } from '@mikro-orm/core';
import type { Context } from '#context';
import { cutSections } from '#documents/add-passages';
import { AiDocument } from '#documents/ai-document.entity';
import { AiDocumentPassage } from '#documents/ai-document-passage.entity';
import { askSummary } from '#documents/ask-summary';
import { summarize } from '#documents/summarize';
import { getVectors } from '#documents/get-vectors';
import type { Section } from '#reading/section';

type Needed = Pick<Context, 'em' | 'models' | 'log'>;

/** Keeps what was read of a document as its passages, all or none, and with them it is ready. */
export async function indexDocument(
  context: Needed,
  id: string,
  sections: Section[],
  signal: AbortSignal,
): Promise<void> {
  const passages = cutSections(sections);
  const texts = passages.map(({ text }) => text);
  const [vectors, summary] = await Promise.all([
    getVectors(context, texts, signal),
    summaryFor(context, id, texts, signal),
  ]);
  await context.em.transactional(async (tx) => {
    // The lock makes two that read the same one after the other: the second finds it ready.
    const reading = { id, status: 'processing' } as const;
    const document = await tx.findOne(AiDocument, reading, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!document) return;
    await tx.nativeDelete(AiDocumentPassage, { document, source: 'file' });
    for (const [position, { place, text }] of passages.entries()) {
      const vector = vectors[position] ?? null;
      const vectorBy = vector && (context.models.embedder?.name ?? null);
      tx.create(AiDocumentPassage, { document, source: 'file', place, position, text, vector, vectorBy });
    }
    // What an administrator wrote stays, also where they wrote it meanwhile.
    document.contentSummary ??= summary;
    document.stage = 'ready';
    document.status = 'ready';
  });
}

/** By the model where there is one, else from the text itself. */
async function summaryFor(context: Needed, id: string, texts: string[], signal: AbortSignal): Promise<string> {
  const document = await context.em.findOne(AiDocument, { id }, { refresh: true });
  const isWanted = document?.contentSummary === null && !context.models.chat.isOffline;
  const asked = isWanted ? await askSummary(context, document.title, texts, signal) : null;
  return asked ?? summarize(texts);
}
