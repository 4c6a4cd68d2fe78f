import { withAudit } from '#audit/with-audit';
import { clock } from '#clock';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { AiDocument } from '#documents/ai-document.entity';
import { announceProgress } from '#documents/processing/announce-progress';
import { visibleTo } from '#documents/document.access';
import { queueReading } from '#documents/processing/queue-reading';
import { getFileToRead } from '#documents/processing/reading-source';
import { toFetchRecord } from '#documents/fetching/fetch-record';
import { countFetch } from '#documents/fetching/count-fetch';
import { conflict } from '#errors';

/** Queues a document whose processing failed again. Of many concurrent requests one succeeds. */
export async function retryDocument(context: Context, id: string): Promise<void> {
  const { em, viewer } = context;
  const isFetched = await em.count(AiDocument, {
    $and: [{ id, file: null, nextFile: null, status: 'failed' }, visibleTo(viewer)],
  });
  const retry = () => queueAgain(context, id);
  await (isFetched > 0 ? countFetch(context, retry) : retry());
  await announceProgress(context, id);
}

async function queueAgain(context: Context, id: string): Promise<void> {
  await withAudit(context, async (tx, record) => {
    const document = await findVisible(tx, AiDocument, id, visibleTo(context.viewer));
    const { id: failed } = document;
    const retried = await tx.nativeUpdate(
      AiDocument,
      { id: failed, status: 'failed' },
      { status: 'processing', stage: 'received', failureReason: null, readings: 0, updatedAt: clock.date() },
    );
    if (retried === 0) throw conflict("You can retry only a document that couldn't be read");
    await queueReading(tx, failed);
    // Reading the same file again is no access to anything else.
    if (getFileToRead(document) === null) record(toFetchRecord(document));
  });
}
