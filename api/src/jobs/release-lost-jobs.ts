import type { Task } from 'graphile-worker';

/** Tasks that may take longer than `staleAfter`. They are resumed in their own way. */
const longTasks = ['readDocument'];
const staleAfter = '10 minutes';

/**
 * Gives back jobs that a server took and will not end: it was killed, or the answer to its claim was lost on the way. graphile-worker
 * itself waits four hours, and has no function that does it for single jobs: hence its private tables. A queue stays locked for as long
 * as the job that was taken from it, so it goes back with that one.
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
