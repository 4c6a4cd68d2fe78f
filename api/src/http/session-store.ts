import connectPgSimple from 'connect-pg-simple';
import session, { type SessionData, type Store } from 'express-session';
import type { Pool } from 'pg';
import type { RedisClientType } from 'redis';
import { RedisSessions } from '#http/redis-sessions';
import { isOver } from '#http/session-lifetime';
import { sessionLimits } from '#limits/session-limits';

export interface SessionStore {
  /** A session that has reached its end is not there, for whoever reads it. */
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

const idleTimeout = sessionLimits.idle.milliseconds;

/** Sessions in Redis where there is one, else in the database. */
export function sessionStore(pool: Pool, redis: RedisClientType | null): SessionStore {
  const { store, dropAllOf, allOf } = redis ? redisStore(redis) : databaseStore(pool);
  return {
    store: withoutOver(store),
    dropAllOf,
    allOf: async (userIds) => (await allOf(userIds)).filter(({ data }) => !isOver(data)),
  };
}

function redisStore(client: RedisClientType): SessionStore {
  const store = new RedisSessions(client);
  return { store, dropAllOf: (userId) => store.dropAllOf(userId), allOf: (userIds) => store.allOf(userIds) };
}

function databaseStore(pool: Pool): SessionStore {
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
const lastSeenAt = (millisecondsLeft: number) =>
  new Date(Math.min(Date.now(), Date.now() + millisecondsLeft - idleTimeout));

function withoutOver(store: Store): Store {
  const get = store.get.bind(store);
  store.get = (id, done) => get(id, (fault, data) => done(fault, data && isOver(data) ? null : data));
  return store;
}
