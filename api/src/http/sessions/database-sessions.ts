import { callbackify } from 'node:util';
import { type SessionData, Store } from 'express-session';
import type { Pool } from 'pg';
import type { StoredSession } from '#http/sessions/session-store';
import { getSessionTtl } from '#http/sessions/session-lifetime';
import { sessionLimits } from '#limits/session-limits';

type Done = (fault?: unknown) => void;

const idleTimeout = sessionLimits.idle.milliseconds;
/** As a timestamp of the database, whose clock is the same for all servers. */
const expirySql = (parameter: string) => `localtimestamp + make_interval(secs => ${parameter}::float8 / 1000)`;

/** Sessions as rows. Expired ones are not returned, and one job deletes them for all servers. */
export class DatabaseSessions extends Store {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    super();
    this.#pool = pool;
  }

  override get(id: string, done: (fault: unknown, data?: SessionData | null) => void): void {
    callbackify(() => this.#find(id))(done);
  }

  override set(id: string, data: SessionData, done?: Done): void {
    this.#write(
      `insert into session (sid, sess, expire, last_seen_at) values ($1, $2, ${expirySql('$3')}, now())
       on conflict (sid) do update set sess = excluded.sess, expire = excluded.expire, last_seen_at = excluded.last_seen_at`,
      [id, JSON.stringify(data), getSessionTtl(data)],
      done,
    );
  }

  override touch(id: string, data: SessionData, done?: Done): void {
    this.#write(
      `update session set expire = ${expirySql('$2')}, last_seen_at = now() where sid = $1`,
      [id, getSessionTtl(data)],
      done,
    );
  }

  override destroy(id: string, done?: Done): void {
    this.#write('delete from session where sid = $1', [id], done);
  }

  async deleteAllForUser(userId: string): Promise<string[]> {
    const { rows } = await this.#pool.query<{ sid: string }>(
      "delete from session where sess->'viewer'->>'id' = $1 returning sid",
      [userId],
    );
    return rows.map(({ sid }) => sid);
  }

  /** The previous release doesn't store visits: its sessions tell them by their expiry, except near the end of a session. */
  async findByUsers(userIds: string[]): Promise<StoredSession[]> {
    const { rows } = await this.#pool.query<StoredSession>(
      `select sid as id, sess as data,
              least(now(), greatest(last_seen_at, now() + (expire - localtimestamp) - make_interval(secs => $2::float8 / 1000))) as "lastSeenAt"
       from session where sess->'viewer'->>'id' = any($1) and expire > localtimestamp`,
      [userIds, idleTimeout],
    );
    // The ORM's pool leaves timestamps as text.
    return rows.map((row) => ({ ...row, lastSeenAt: new Date(row.lastSeenAt) }));
  }

  async filterOpen(ids: string[]): Promise<Set<string>> {
    const { rows } = await this.#pool.query<{ sid: string }>(
      'select sid from session where sid = any($1) and expire > localtimestamp',
      [ids],
    );
    return new Set(rows.map(({ sid }) => sid));
  }

  async #find(id: string): Promise<SessionData | null> {
    const { rows } = await this.#pool.query<{ sess: SessionData }>(
      'select sess from session where sid = $1 and expire > localtimestamp',
      [id],
    );
    return rows[0]?.sess ?? null;
  }

  #write(statement: string, values: unknown[], done?: Done): void {
    callbackify(() => this.#pool.query(statement, values))((fault) => done?.(fault));
  }
}
