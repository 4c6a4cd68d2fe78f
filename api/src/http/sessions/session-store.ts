import type { SessionData, Store } from 'express-session';
import type { Pool } from 'pg';
import type { RedisClientType } from 'redis';
import { DatabaseSessions } from '#http/sessions/database-sessions';
import { RedisSessions } from '#http/sessions/redis-sessions';
import { isSessionExpired } from '#http/sessions/session-lifetime';

export interface SessionStore {
  /** Sessions past their end are never returned. */
  store: Store;
  /** Deletes every session of a person and returns their ids. */
  deleteAllForUser(userId: string): Promise<string[]>;
  /** The unexpired sessions of these people, in no order. */
  findByUsers(userIds: string[]): Promise<StoredSession[]>;
  /** Which of these sessions have neither been ended nor expired. May include one that has reached its maximum age. */
  filterOpen(ids: string[]): Promise<Set<string>>;
}

export interface StoredSession {
  id: string;
  data: SessionData;
  lastSeenAt: Date;
}

/** Sessions in Redis if configured, else in the database. */
export function createSessionStore(pool: Pool, redis: RedisClientType | null): SessionStore {
  const store = redis ? new RedisSessions(redis) : new DatabaseSessions(pool);
  return {
    store: withoutExpired(store),
    deleteAllForUser: (userId) => store.deleteAllForUser(userId),
    filterOpen: (ids) => store.filterOpen(ids),
    findByUsers: async (userIds) => (await store.findByUsers(userIds)).filter(({ data }) => !isSessionExpired(data)),
  };
}

function withoutExpired(store: Store): Store {
  const get = store.get.bind(store);
  store.get = (id, done) => get(id, (fault, data) => done(fault, data && isSessionExpired(data) ? null : data));
  return store;
}
