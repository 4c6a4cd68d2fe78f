import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

interface Count {
  points: number;
  /** Until the window ends. */
  ms: number | null;
}

const databaseNowSql = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

/**
 * Counts in the table `rate_limit`. Windows end by the database's clock: the library's statements use the server's own, and a
 * server whose clock is ahead would end the windows of the others.
 */
export class DatabaseCounter extends RateLimiterPostgres {
  readonly #pool: Pool;

  constructor(pool: Pool, options: { keyPrefix: string; points: number; duration: number }) {
    // A migration creates the table, and a job deletes expired rows for all servers.
    const table = { tableName: 'rate_limit', tableCreated: true, clearExpiredByTimeout: false };
    super({ ...options, ...table, storeClient: pool, storeType: 'pool' });
    this.#pool = pool;
  }

  async _upsert(key: string, points: number, windowMs: number, restarts = false): Promise<Count | undefined> {
    const values = [key, points, windowMs, restarts];
    const { rows } = await this.#pool.query<Count>({ name: 'count points', text: upsertSql, values });
    return rows[0];
  }

  async _get(key: string): Promise<Count | null> {
    const { rows } = await this.#pool.query<Count>(get, [key]);
    return rows[0] ?? null;
  }

  _getRateLimiterRes(_key: string, changed: number, { points, ms }: Count): RateLimiterRes {
    const isFirst = changed === points;
    const consumed = isFirst ? changed : points;
    return new RateLimiterRes(
      Math.max(this.points - consumed, 0),
      ms === null ? -1 : Math.max(ms, 0),
      consumed,
      isFirst,
    );
  }
}

/** Doesn't wait for the disk: if the database crashes, it may lose the points of the last second. */
const upsertSql = `
  insert into rate_limit (key, points, expire)
  select $1, $2::integer, case when $3::bigint > 0 then ${databaseNowSql} + $3::bigint end
  from (select set_config('synchronous_commit', 'off', true)) as durability
  on conflict (key) do update set
    points = case when rate_limit.expire <= ${databaseNowSql} or $4 then excluded.points else rate_limit.points + excluded.points end,
    expire = case when rate_limit.expire <= ${databaseNowSql} or $4 then excluded.expire else rate_limit.expire end
  returning points, (expire - ${databaseNowSql})::float8 as ms`;

const get = `
  select points, (expire - ${databaseNowSql})::float8 as ms from rate_limit
  where key = $1 and (expire > ${databaseNowSql} or expire is null)`;
