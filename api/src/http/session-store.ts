import type { SessionData, Store } from 'express-session';
import type { Pool } from 'pg';
import type { RedisClientType } from 'redis';
import { DatabaseSessions } from '#http/database-sessions';
import { RedisSessions } from '#http/redis-sessions';
import { isOver } from '#http/session-lifetime';

export interface SessionStore {
  /** A session that has reached its end is not there, for whoever reads it. */
  store: Store;
  /** Deletes every session of a person and answers their ids. */
  dropAllOf(userId: string): Promise<string[]>;
  /** The sessions of these people that have not expired, in no order. */
  allOf(userIds: string[]): Promise<KeptSession[]>;
  /** Which of these sessions have neither been ended nor expired. One that has reached its greatest age may be among them. */
  openAmong(ids: string[]): Promise<Set<string>>;
}

export interface KeptSession {
  id: string;
  data: SessionData;
  lastSeenAt: Date;
}

/** Sessions in Redis where there is one, else in the database. */
export function sessionStore(pool: Pool, redis: RedisClientType | null): SessionStore {
  const store = redis ? new RedisSessions(redis) : new DatabaseSessions(pool);
  return {
    store: withoutOver(store),
    dropAllOf: (userId) => store.dropAllOf(userId),
    openAmong: (ids) => store.openAmong(ids),
    allOf: async (userIds) => (await store.allOf(userIds)).filter(({ data }) => !isOver(data)),
  };
}

function withoutOver(store: Store): Store {
  const get = store.get.bind(store);
  store.get = (id, done) => get(id, (fault, data) => done(fault, data && isOver(data) ? null : data));
  return store;
}
