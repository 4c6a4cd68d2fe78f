import pg from 'pg';
import { eventually } from '#test/eventually';

interface Lock {
  databaseUrl: string;
  /** The statement that takes the lock, for example `select 1 from projects where id = $1 for update`. */
  sql: string;
  values?: unknown[];
  /** Number of requests that must wait before the lock is released; by default all. */
  waiting?: number;
}

/**
 * Starts requests while another connection holds a lock that they need, and releases it once all of them wait: the race is
 * deterministic on any machine.
 */
export async function queueBehindLock<Requests extends ReadonlyArray<() => Promise<unknown>> | []>(
  { databaseUrl, sql, values = [], waiting }: Lock,
  requests: Requests,
): Promise<{ -readonly [Place in keyof Requests]: Awaited<ReturnType<Requests[Place]>> }> {
  const expected = waiting ?? requests.length;
  const holder = new pg.Client(databaseUrl);
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query(sql, values);
    const answers = Promise.all(requests.map((request) => request()));
    answers.catch(() => undefined); // thrown below, after the lock is released
    await eventually(async () => {
      await holder.query('select pg_stat_clear_snapshot()');
      const { rowCount } = await holder.query(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      if ((rowCount ?? 0) < expected) throw new Error(`${rowCount} requests wait for the lock, not ${expected}`);
    }, 10_000);
    await holder.query('commit');
    return (await answers) as never;
  } finally {
    await holder.end();
  }
}
