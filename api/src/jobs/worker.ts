import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Logger as WorkerLogger, parseCrontab, run, type Task, type TaskList } from 'graphile-worker';
import type { Logger } from 'pino';
import { runAsBackgroundWork } from '#db/statement-budget';
import { JobHeartbeat } from '#jobs/job-heartbeat';
import type { JobPool } from '#jobs/job-pool';
import { WorkerActivity } from '#jobs/worker-activity';
import type { Metrics } from '#metrics';
import { withSpan } from '#telemetry/with-span';
import { getTraceparent } from '#telemetry/traceparent';

/** Delay before a failed worker restarts, in milliseconds; doubles each time, until one stays up. */
const restartBackoff = { firstMs: 1_000, longestMs: 30_000, lastedMs: 60_000 };

/** How long a stopped worker may take to store the last completions, in milliseconds. */
const flushMs = 5_000;

interface Options {
  /** The kind of jobs. Each kind has its own slots, so that long jobs don't block short ones. */
  name: string;
  /** Shared by the workers of a server. */
  jobPool: JobPool;
  tasks: TaskList;
  /** How many jobs run concurrently. */
  concurrency: number;
  /** Crontab lines for scheduled tasks. */
  crontab?: string;
  log: Logger;
  metrics: Pick<Metrics, 'jobRuns'>;
  /** How long shutdown waits for jobs before releasing them, in milliseconds. */
  drainTimeout: number;
}
export interface JobWorker {
  /** Takes no new jobs; those that don't finish in time are released. */
  drain(): Promise<void>;
  stop(): Promise<void>;
  /** Whether jobs of this kind ran within the last minute, or could have. */
  healthy(): boolean;
}

/** Durable jobs in PostgreSQL: each runs once, on any server. */
export async function startWorker({
  name,
  jobPool,
  tasks,
  concurrency,
  crontab = '',
  log: appLog,
  metrics,
  drainTimeout,
}: Options): Promise<JobWorker> {
  const log = appLog.child({ jobs: name });
  const { pool } = jobPool;
  const heartbeat = new JobHeartbeat(name, pool, log);
  const events = new EventEmitter();
  const use = new WorkerActivity(events, concurrency);
  const taskList = {
    ...runInBackground(makeReleasable(observeTasks(tasks, metrics))),
    [heartbeat.name]: heartbeat.task,
  };
  const start = () =>
    run({
      pgPool: pool,
      concurrency,
      events,
      preset: {
        worker: {
          gracefulShutdownAbortTimeout: drainTimeout,
          // Without a batch no one handles the error of a completion that can't be stored: it would crash the process.
          completeJobBatchDelay: 0,
          failJobBatchDelay: 0,
        },
      },
      noHandleSignals: true,
      taskList,
      parsedCronItems: parseCrontab(crontab),
      logger: new WorkerLogger(() => (level, message, meta) => logMessage(log, level, message, meta)),
    });
  // A runner may never resolve after shutdown: it counts a job twice that ends after one whose completion couldn't be stored.
  let shutDown = Promise.withResolvers<void>();
  for (const event of [
    'pool:gracefulShutdown:complete',
    'pool:forcefulShutdown:complete',
    'pool:forcefulShutdown:error',
  ])
    events.on(event, () => setTimeout(shutDown.resolve, flushMs).unref());
  let runner: Awaited<ReturnType<typeof start>> | null = await start();
  const stopping = new AbortController();
  const { signal } = stopping;

  /** A worker stops when a completion couldn't be stored. */
  const supervise = async () => {
    let pause = restartBackoff.firstMs;
    while (!signal.aborted) {
      const startedAt = performance.now();
      try {
        runner ??= await start();
        use.restarted();
        shutDown = Promise.withResolvers();
        await Promise.race([runner.promise, shutDown.promise]);
      } catch (err) {
        log.error({ err }, 'the job worker ended');
      }
      runner = null;
      if (performance.now() - startedAt > restartBackoff.lastedMs) pause = restartBackoff.firstMs;
      await delay(pause, undefined, { signal }).catch(() => undefined); // aborted: checked above
      pause = Math.min(2 * pause, restartBackoff.longestMs);
    }
  };
  const supervising = supervise();
  heartbeat.start();
  let drained: Promise<void> | undefined;
  const drain = async () => {
    stopping.abort();
    heartbeat.stop();
    jobPool.stopWaiting();
    await Promise.race([runner?.stop(), shutDown.promise]);
    await supervising;
  };
  return {
    healthy: () => runner !== null && use.isRecent && (use.isBusy || heartbeat.isRecent),
    drain: () => (drained ??= drain()),
    stop: () => (drained ??= drain()),
  };
}

/**
 * Logs only the error of graphile-worker's metadata, with our serializer: a job may contain an email to someone. Its message
 * quotes the whole error with the failed row and the stack; both begin on a second line.
 */
function logMessage(log: Logger, level: string, message: string, meta?: Record<string, unknown>): void {
  const method = level === 'warning' ? 'warn' : level === 'error' ? 'error' : 'debug';
  const err = meta?.error ?? meta?.fatalError;
  log[method](err === undefined ? {} : { err }, message.replace(/\n[\s\S]*/, ''));
}

/** No request waits for a job, so its statements may take longer. */
const runInBackground = (tasks: TaskList): TaskList =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]): [string, Task] => [
      name,
      (payload, helpers) => runAsBackgroundWork(() => task?.(payload, helpers)),
    ]),
  );

/** Fails a running job when its worker is stopped, so that any server retries it a few seconds later. */
const makeReleasable = (tasks: TaskList): TaskList =>
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

/** The same tasks with metrics for each run, which continues the trace that queued it. */
function observeTasks(tasks: TaskList, { jobRuns }: Pick<Metrics, 'jobRuns'>): TaskList {
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
