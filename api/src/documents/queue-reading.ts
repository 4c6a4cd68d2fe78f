import type { EntityManager } from '@mikro-orm/postgresql';
import { withTraceparent } from '#telemetry/traceparent';

/** Tries while something that the reading needs is away. Whatever is left is queued again by `resumeReadings`. */
const maxAttempts = 5;

/** Queues the reading of a document's file in the caller's transaction, once: a job that waits already is that one. */
export async function queueReading(em: EntityManager, documentId: string): Promise<void> {
  await em.execute('select id from graphile_worker.add_job(?, payload := ?::json, job_key := ?, max_attempts := ?)', [
    'readDocument',
    JSON.stringify(withTraceparent({ documentId })),
    `readDocument:${documentId}`,
    maxAttempts,
  ]);
}
