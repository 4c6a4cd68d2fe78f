import { RedisStore } from 'connect-redis';
import type { SessionData } from 'express-session';
import type { RedisClientType } from 'redis';
import { clock } from '#clock';
import { getSessionTtl } from '#http/sessions/session-lifetime';
import type { StoredSession } from '#http/sessions/session-store';
import { sessionLimits } from '#limits/session-limits';

type Done = (fault?: unknown) => unknown;

const idleTimeout = sessionLimits.idle.milliseconds;

/** Sessions that Redis expires on its own: after a week without a visit, or at their end. */
export class RedisSessions extends RedisStore {
  constructor(client: RedisClientType) {
    super({ client, prefix: '10x:session:', ttl: (data: SessionData) => Math.ceil(getSessionTtl(data) / 1000) });
  }

  override async set(id: string, data: SessionData, done?: Done): Promise<unknown> {
    return this.#remembered(id, data, done, () => super.set(id, data, done));
  }

  override async touch(id: string, data: SessionData, done?: Done): Promise<unknown> {
    return this.#remembered(id, data, done, () => super.touch(id, data, done));
  }

  override async destroy(id: string, done?: Done): Promise<unknown> {
    try {
      const data = (await super.get(id)) as SessionData | null;
      if (data?.viewer) await this.client.zRem(toVisitsKey(data.viewer.id), id);
    } catch (fault) {
      if (done) return done(fault);
      throw fault;
    }
    return super.destroy(id, done);
  }

  async deleteAllForUser(userId: string): Promise<string[]> {
    const ids = await this.client.zRange(toVisitsKey(userId), 0, -1);
    if (ids.length === 0) return ids;
    await this.client.del(ids.map((id) => this.prefix + id));
    await this.client.zRem(toVisitsKey(userId), ids);
    return ids;
  }

  async findByUsers(userIds: string[]): Promise<StoredSession[]> {
    const visits = await Promise.all(userIds.map((userId) => this.client.zRangeWithScores(toVisitsKey(userId), 0, -1)));
    const kept = await Promise.all(
      visits.flat().map(async ({ value: id, score }) => ({
        id,
        data: (await super.get(id)) as SessionData | null,
        lastSeenAt: new Date(score),
      })),
    );
    return kept.flatMap(({ data, ...rest }) => (data ? [{ ...rest, data }] : []));
  }

  async filterOpen(ids: string[]): Promise<Set<string>> {
    const found = await Promise.all(ids.map((id) => this.client.exists(this.prefix + id)));
    return new Set(ids.filter((_, index) => found[index] === 1));
  }

  /**
   * Redis can't be queried for a person's sessions, so a sorted set per person holds their ids by last visit. It is written
   * first, because a session missing from it could not be ended. It lives as long as the last of its sessions.
   */
  async #remembered(id: string, { viewer }: SessionData, done: Done | undefined, write: () => Promise<unknown>) {
    try {
      if (viewer) {
        const key = toVisitsKey(viewer.id);
        const now = clock.now();
        await this.client.zAdd(key, { score: now, value: id });
        await this.client.zRemRangeByScore(key, '-inf', now - idleTimeout);
        await this.client.expire(key, idleTimeout / 1000);
      }
    } catch (fault) {
      if (done) return done(fault);
      throw fault;
    }
    return write();
  }
}

const toVisitsKey = (userId: string) => `10x:visits-of:${userId}`;
