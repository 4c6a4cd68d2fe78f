import pg from 'pg';

/** Matches statements of pings, jobs, live events, the security log, abandoned replies and heartbeats. An empty one waits for notifications. */
const isBackgroundStatement = (text: string) =>
  text === '' ||
  text === 'select 1' ||
  /graphile_worker|pg_notify|insert into security_events|lease_until < now\(\)/.test(text) ||
  isHeartbeatStatement(text);
const isHeartbeatStatement = (text: string) => /\bserver\b|releases|remote_pointers/.test(text);

/** Records the SQL statements of requests during a callback, prepared or not, without the server's own. */
export async function recordStatements<T>(work: () => Promise<T>): Promise<{ result: T; statements: string[] }> {
  const statements: string[] = [];
  const open = new Map<pg.Client, string[]>();
  const record = (client: pg.Client, text: string) => {
    // The end of a transaction that began before the callback.
    if (!open.has(client) && (text === 'commit' || text === 'rollback')) return;
    const sent = [...(open.get(client) ?? []), text];
    open.set(client, sent);
    if (sent[0] === 'begin' && text !== 'commit' && text !== 'rollback') return;
    open.delete(client);
    // Transactions of heartbeats are ignored too.
    if (!sent.some(isHeartbeatStatement)) statements.push(...sent.filter((each) => !isBackgroundStatement(each)));
  };
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function spied(this: pg.Client, ...args: unknown[]) {
    const [first] = args;
    const text = typeof first === 'string' ? first : (first as { text: string }).text;
    record(this, text);
    return (query as (...given: unknown[]) => unknown).apply(this, args);
  } as typeof query;
  try {
    return { result: await work(), statements };
  } finally {
    pg.Client.prototype.query = query;
  }
}
