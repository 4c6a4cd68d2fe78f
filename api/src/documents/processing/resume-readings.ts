import type { Task } from 'graphile-worker';

/**
 * Restarts document processing that has stalled because its server stopped or failed. Any server can take over. Processing takes
 * a minute at most, and its job only waits longer in a long queue.
 */
export const resumeReadings: Task = async (_payload, { query }) => {
  await query(
    `select graphile_worker.add_job('readDocument', json_build_object('documentId', id), job_key := 'readDocument:' || id, max_attempts := 5)
       from ai_documents where status = 'processing' and updated_at < now() - interval '3 minutes'`,
  );
};
