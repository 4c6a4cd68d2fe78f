import type { EntityManager } from '@mikro-orm/postgresql';
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
