import connectPgSimple from 'connect-pg-simple';
import { RedisStore } from 'connect-redis';
import session, { type SessionData, type Store } from 'express-session';
import type { Pool } from 'pg';
import type { RedisClientType } from 'redis';

export interface SessionStore {
  store: Store;
  /** Deletes every session of a person and answers their ids. */
  dropAllOf(userId: string): Promise<string[]>;
  /** The sessions of these people that have not expired, in no order. */
  allOf(userIds: string[]): Promise<KeptSession[]>;
}

export interface KeptSession {
  id: string;
  data: SessionData;
  lastSeenAt: Date;
}

/** Seven days without a visit end a session (decisions, "People"). */
export const idle = 7 * 24 * 60 * 60 * 1000;

/** Sessions in Redis where there is one, else in the database. */
export function sessionStore(pool: Pool, redis: RedisClientType | null): SessionStore {
  if (redis) {
    const store = new RedisSessions({ client: redis, prefix: '10x:session:' });
    return { store, dropAllOf: (userId) => store.dropAllOf(userId), allOf: (userIds) => store.allOf(userIds) };
  }
  const PgStore = connectPgSimple(session);
  return {
    // Expired rows go by a job, once for all servers.
    store: new PgStore({ pool, tableName: 'session', pruneSessionInterval: false }),
    dropAllOf: async (userId) => {
      const { rows } = await pool.query<{ sid: string }>(
        "delete from session where sess->'viewer'->>'id' = $1 returning sid",
        [userId],
      );
      return rows.map(({ sid }) => sid);
    },
    allOf: async (userIds) => {
      const { rows } = await pool.query<{ sid: string; sess: SessionData; left: string }>(
        `select sid, sess, extract(epoch from expire - localtimestamp) * 1000 as left
         from session where sess->'viewer'->>'id' = any($1) and expire > localtimestamp`,
        [userIds],
      );
      return rows.map(({ sid, sess, left }) => ({ id: sid, data: sess, lastSeenAt: lastSeenAt(Number(left)) }));
    },
  };
}

/** A visit makes a session last for so long again: what is left of that tells when the last one was. */
const lastSeenAt = (millisecondsLeft: number) => new Date(Math.min(Date.now(), Date.now() + millisecondsLeft - idle));

type Done = (fault?: unknown) => unknown;

/** Redis cannot be asked whose a session is, so a set for each person holds the ids of theirs. */
class RedisSessions extends RedisStore {
  override async set(id: string, data: SessionData, done?: Done): Promise<unknown> {
    return this.#remembered(id, data, done, () => super.set(id, data, done));
  }

  override async touch(id: string, data: SessionData, done?: Done): Promise<unknown> {
    return this.#remembered(id, data, done, () => super.touch(id, data, done));
  }

  override async destroy(id: string, done?: Done): Promise<unknown> {
    try {
      const data = (await this.get(id)) as SessionData | null;
      if (data?.viewer) await this.client.sRem(setOf(data.viewer.id), id);
    } catch (fault) {
      if (done) return done(fault);
      throw fault;
    }
    return super.destroy(id, done);
  }

  async dropAllOf(userId: string): Promise<string[]> {
    const ids = await this.client.sMembers(setOf(userId));
    if (ids.length === 0) return ids;
    await this.client.del(ids.map((id) => this.prefix + id));
    await this.client.sRem(setOf(userId), ids);
    return ids;
  }

  async allOf(userIds: string[]): Promise<KeptSession[]> {
    const sets = await Promise.all(userIds.map((userId) => this.client.sMembers(setOf(userId))));
    const ids = sets.flat();
    const kept = await Promise.all(
      ids.map(async (id) => {
        const [data, left] = await Promise.all([this.get(id), this.client.pTTL(this.prefix + id)]);
        return { id, data: data as SessionData | null, left };
      }),
    );
    return kept.flatMap(({ id, data, left }) => (data ? [{ id, data, lastSeenAt: lastSeenAt(left) }] : []));
  }

  /** The set first: a session that it does not know could not be ended. It lives as long as the last of its sessions. */
  async #remembered(id: string, { viewer }: SessionData, done: Done | undefined, write: () => Promise<unknown>) {
    try {
      if (viewer) {
        await this.client.sAdd(setOf(viewer.id), id);
        await this.client.expire(setOf(viewer.id), idle / 1000);
      }
    } catch (fault) {
      if (done) return done(fault);
      throw fault;
    }
    return write();
  }
}

const setOf = (userId: string) => `10x:sessions-of:${userId}`;
