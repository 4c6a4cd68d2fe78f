import { LockMode } from '@mikro-orm/core';
import type { Context } from '#context';
import { addSections } from '#documents/add-passages';
import { AiDocument } from '#documents/ai-document.entity';
import { AiDocumentPassage } from '#documents/ai-document-passage.entity';
import { summaryOf } from '#documents/summary-of';
import type { Section } from '#reading/section';

/** Keeps what was read of a document as its passages, all or none, and with them it is ready. */
export async function indexDocument({ em }: Pick<Context, 'em'>, id: string, sections: Section[]): Promise<void> {
  await em.transactional(async (tx) => {
    // The lock makes two that read the same one after the other: the second finds it ready.
    const reading = { id, status: 'processing' } as const;
    const document = await tx.findOne(AiDocument, reading, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!document) return;
    await tx.nativeDelete(AiDocumentPassage, { document, source: 'file' });
    const passages = addSections(tx, document, 'file', sections);
    document.contentSummary ??= summaryOf(passages.map(({ text }) => text));
    document.stage = 'ready';
    document.status = 'ready';
  });
}
