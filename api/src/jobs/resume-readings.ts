import type { Task } from 'graphile-worker';

/**
 * Documents whose reading stands still, because the server that read them ended or could not: any server reads them from the
 * beginning. A reading takes a minute at most, and its job waits for longer only where there are many.
 */
export const resumeReadings: Task = async (_payload, { query }) => {
  await query(
    `select graphile_worker.add_job('readDocument', json_build_object('documentId', id), job_key := 'readDocument:' || id, max_attempts := 5)
       from ai_documents where status = 'processing' and file_id is not null and updated_at < now() - interval '3 minutes'`,
  );
};
