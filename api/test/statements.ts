import pg from 'pg';

/** Statements of pings, jobs, live events and the security log. An empty one waits for notifications. */
const isOfTheServer = (text: string) =>
  text === '' ||
  text === 'select 1' ||
  ['graphile_worker', 'pg_notify', 'insert into security_events'].some((part) => text.includes(part));

/** The SQL statements of requests during a callback. All go through the client of pg, prepared or not. The server's own do not count. */
export async function statementsOf<T>(work: () => Promise<T>): Promise<{ result: T; statements: string[] }> {
  const statements: string[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function spied(this: pg.Client, ...args: unknown[]) {
    const [first] = args;
    const text = typeof first === 'string' ? first : (first as { text: string }).text;
    if (!isOfTheServer(text)) statements.push(text);
    return (query as (...given: unknown[]) => unknown).apply(this, args);
  } as typeof query;
  try {
    return { result: await work(), statements };
  } finally {
    pg.Client.prototype.query = query;
  }
}
