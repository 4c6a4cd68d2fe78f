import type { TaskList } from 'graphile-worker';
import type { Metrics } from '#metrics';

/** The same tasks; how long each run takes and how it ends is measured. */
export function measuredTasks(tasks: TaskList, { jobRuns }: Pick<Metrics, 'jobRuns'>): TaskList {
  const measured = Object.entries(tasks).map(([task, run]): [string, typeof run] => [
    task,
    async (payload, helpers) => {
      const end = jobRuns.startTimer({ task });
      try {
        const result = await run?.(payload, helpers);
        end({ outcome: 'ok' });
        return result;
      } catch (error) {
        end({ outcome: 'failed' });
        throw error;
      }
    },
  ]);
  return Object.fromEntries(measured);
}
