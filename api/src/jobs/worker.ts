import { Logger as WorkerLogger, run, type TaskList } from 'graphile-worker';
import pg from 'pg';
import type { Logger } from 'pino';

interface Options {
  databaseUrl: string;
  tasks: TaskList;
  /** Lines of a crontab: when a task runs by itself. */
  crontab: string;
  log: Logger;
}

/** Durable jobs in PostgreSQL: any server takes one, each runs once. */
export async function startWorker({
  databaseUrl,
  tasks,
  crontab,
  log,
}: Options): Promise<{ stop(): Promise<void>; healthy(): boolean }> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 6, application_name: 'jobs' });
  // A connection tells its loss while it is in use, the pool while it is not.
  const lost = (err: Error) => log.warn({ err }, 'a connection of the job worker was lost');
  pool.on('error', lost).on('connect', (client) => client.on('error', lost));
  const runner = await run({
    pgPool: pool,
    concurrency: 4,
    noHandleSignals: true,
    taskList: tasks,
    crontab,
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
  return {
    healthy: () => running,
    stop: async () => {
      if (running) await runner.stop();
      await ended;
      await pool.end();
    },
  };
}
