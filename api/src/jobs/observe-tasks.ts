import type { TaskList } from 'graphile-worker';
import type { Metrics } from '#metrics';
import { withSpan } from '#telemetry/with-span';
import { getTraceparent } from '#telemetry/traceparent';

/** The same tasks with metrics for each run, which continues the trace that queued it. */
export function observeTasks(tasks: TaskList, { jobRuns }: Pick<Metrics, 'jobRuns'>): TaskList {
  const observed = Object.entries(tasks).map(([task, run]): [string, typeof run] => [
    task,
    async (payload, helpers) => {
      const end = jobRuns.startTimer({ task });
      const attributes = { 'messaging.destination.name': task, 'portals.job.attempt': helpers.job.attempts };
      try {
        const result = await withSpan(
          `job ${task}`,
          { kind: 'CONSUMER', parent: getTraceparent(payload), attributes },
          async () => run?.(payload, helpers),
        );
        end({ outcome: 'ok' });
        return result;
      } catch (error) {
        end({ outcome: 'failed' });
        throw error;
      }
    },
  ]);
  return Object.fromEntries(observed);
}
