import { LockMode } from '@mikro-orm/core';
import { withAudit } from '#audit/with-audit';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { AiDocument } from '#documents/ai-document.entity';
import { visibleTo } from '#documents/document.access';
import { countFetch } from '#documents/fetching/count-fetch';
import { toFetchRecord } from '#documents/fetching/fetch-record';
import { requireFetchable } from '#documents/fetching/require-fetchable';
import { announceProgress } from '#documents/processing/announce-progress';
import { queueNext } from '#documents/processing/queue-reading';
import { requireIdle } from '#documents/processing/require-idle';

/** Queues the fetching of a document's text from its address, which replaces any text that it has once it was read. */
export async function fetchDocument(context: Context, id: string): Promise<void> {
  await countFetch(context, () => queueFetch(context, id));
  await announceProgress(context, id);
}

async function queueFetch(context: Context, id: string): Promise<void> {
  await withAudit(context, async (tx, record) => {
    const visible = visibleTo(context.viewer);
    const document = await findVisible(tx, AiDocument, id, visible, { lockMode: LockMode.PESSIMISTIC_WRITE });
    requireIdle(document);
    requireFetchable(document.fileUrl, context.settings.documentPrivateServers);
    await queueNext(tx, document, null);
    record(toFetchRecord(document));
  });
}
