import type { Task, TaskList } from 'graphile-worker';

/** Fails a running job when its worker is stopped, so that any server retries it a few seconds later. */
export const makeReleasable = (tasks: TaskList): TaskList =>
  Object.fromEntries(
    Object.entries(tasks as Record<string, Task>).map(([name, task]): [string, Task] => [
      name,
      async (payload, helpers) => {
        const { promise: aborted, reject } = Promise.withResolvers<never>();
        const onAbort = () => reject(new Error('The server is stopping'));
        helpers.abortSignal?.addEventListener('abort', onAbort);
        try {
          return await Promise.race([task(payload, helpers), aborted]);
        } finally {
          helpers.abortSignal?.removeEventListener('abort', onAbort);
        }
      },
    ]),
  );
