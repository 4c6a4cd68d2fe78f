import type { EntityManager } from '@mikro-orm/postgresql';
import type { AiDocument } from '#documents/ai-document.entity';
import type { StoredFile } from '#files/stored-file.entity';
import { withTraceparent } from '#telemetry/traceparent';

/** Attempts while a dependency of processing is down. `resumeReadings` queues what is left again. */
const maxAttempts = 5;

/** Queues the processing of a document's file in the caller's transaction, once: a job that is already queued is reused. */
export async function queueReading(em: EntityManager, documentId: string): Promise<void> {
  await em.execute('select id from graphile_worker.add_job(?, payload := ?::json, job_key := ?, max_attempts := ?)', [
    'readDocument',
    JSON.stringify(withTraceparent({ documentId })),
    `readDocument:${documentId}`,
    maxAttempts,
  ]);
}

/** Queues the reading of a new text: a file, or without one what is at the address. The text before stays until it was read. */
export async function queueNext(em: EntityManager, document: AiDocument, nextFile: StoredFile | null): Promise<void> {
  // One of the version before, which doesn't set `isRead`, was read if it has a file and is ready.
  const isRead = document.isRead || (document.file !== null && document.status === 'ready');
  Object.assign(document, {
    isRead,
    nextFile,
    ...(nextFile === null && !isRead && { file: null }),
    status: 'processing',
    stage: 'received',
    failureReason: null,
    readings: 0,
  } satisfies Partial<AiDocument>);
  await queueReading(em, document.id);
}
