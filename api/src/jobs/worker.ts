import { Logger as WorkerLogger, parseCrontab, run, type TaskList } from 'graphile-worker';
import pg from 'pg';
import type { Logger } from 'pino';
import { measuredTasks } from '#jobs/measured-tasks';
import { releasableTasks } from '#jobs/releasable-tasks';
import type { Metrics } from '#metrics';

interface Options {
  /** What kind of jobs these are. Each kind has slots of its own, so that long ones do not keep short ones waiting. */
  name: string;
  databaseUrl: string;
  tasks: TaskList;
  /** How many of them run at the same time. */
  concurrency: number;
  /** Lines of a crontab: when a task runs by itself. */
  crontab?: string;
  log: Logger;
  metrics: Pick<Metrics, 'jobRuns' | 'watchPool'>;
  /** How long a stop waits for jobs before it gives them back, in milliseconds. */
  drainTimeout: number;
}
export interface JobWorker {
  /** Takes no new jobs; those that do not end in time are given back. */
  drain(): Promise<void>;
  stop(): Promise<void>;
  healthy(): boolean;
}

/** Durable jobs in PostgreSQL: any server takes one, each runs once. */
export async function startWorker({
  name,
  databaseUrl,
  tasks,
  concurrency,
  crontab = '',
  log: appLog,
  metrics,
  drainTimeout,
}: Options): Promise<JobWorker> {
  const log = appLog.child({ jobs: name });
  // Besides one for each job: for what listens, and for what takes and gives back jobs.
  const max = concurrency + 2;
  const pool = new pg.Pool({ connectionString: databaseUrl, max, application_name: `jobs: ${name}` });
  metrics.watchPool(`jobs: ${name}`, pool);
  // A connection tells its loss while it is in use, the pool while it is not.
  let stopping = false;
  const lost = (err: Error) => stopping || log.warn({ err }, 'a connection of the job worker was lost');
  pool.on('error', lost).on('connect', (client) => client.on('error', lost));
  const runner = await run({
    pgPool: pool,
    concurrency,
    preset: { worker: { gracefulShutdownAbortTimeout: drainTimeout } },
    noHandleSignals: true,
    taskList: releasableTasks(measuredTasks(tasks, metrics)),
    parsedCronItems: parseCrontab(crontab),
    // Without the job: what it carries may be a letter to somebody, and the message already names it.
    logger: new WorkerLogger(
      () => (level, message, meta) =>
        log[level === 'warning' ? 'warn' : level === 'error' ? 'error' : 'debug'](
          { meta: { ...meta, job: undefined } },
          message,
        ),
    ),
  });
  let running = true;
  const ended = runner.promise.then(
    () => (running = false),
    (err: unknown) => {
      running = false;
      log.error({ err }, 'the job worker ended');
    },
  );
  let drained: Promise<void> | undefined;
  const drain = async () => {
    stopping = true; // the database may end first where the whole service is stopped
    if (running) await runner.stop();
    await ended;
  };
  return {
    healthy: () => running,
    drain: () => (drained ??= drain()),
    stop: async () => {
      await (drained ??= drain());
      await pool.end();
    },
  };
}
