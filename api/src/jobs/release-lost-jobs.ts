import type { Task } from 'graphile-worker';

/** Tasks that may take longer than `staleAfter`. They are resumed in another way. */
const longTasks = ['readDocument'];
const staleAfter = '10 minutes';

/**
 * Releases jobs that their server won't finish because it was killed, or because the response to its claim was lost.
 * graphile-worker itself waits four hours, and has no function to release single jobs: hence its private tables. A queue stays
 * locked as long as its job, so both are released together.
 */
export const releaseLostJobs: Task = async (_payload, { query }) => {
  await query(
    `update graphile_worker._private_jobs job set locked_at = null, locked_by = null
      from graphile_worker._private_tasks task
      where task.id = job.task_id and task.identifier <> all ($1) and job.locked_at < now() - interval '${staleAfter}'`,
    [longTasks],
  );
  await query(
    `update graphile_worker._private_job_queues queue set locked_at = null, locked_by = null
      where queue.locked_at < now() - interval '${staleAfter}' and not exists (
        select from graphile_worker._private_jobs job where job.job_queue_id = queue.id and job.locked_at is not null)`,
  );
};
