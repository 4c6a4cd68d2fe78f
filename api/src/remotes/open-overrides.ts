import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { clock } from '#clock';
import type { Bus } from '#live/bus';
import { isActiveKeySql } from '#remotes/find-releaser';
import type { Override } from '#remotes/overrides';

/**
 * Open overrides with the rows they depend on: of an active account, by a valid key. The four tables are aliased `override`, `holder`,
 * `key` and `creator`.
 */
export const openOverridesFrom = `
  from remote_overrides override
  join users holder on holder.id = override.user_id
  left join release_keys key on key.id = override.release_key_id
  left join users creator on creator.id = key.created_by_id
 where override.ended_at is null and override.expires_at > now() and holder.deactivated_at is null
   and (override.release_key_id is null or ${isActiveKeySql('key', 'creator')})`;

const sql = `
  select override.id, override.remote, override.entry, override.portals, override.user_id as "userId",
         (extract(epoch from least(override.expires_at, key.expires_at)) * 1000)::float8 as until
  ${openOverridesFrom} and override.id = any($1)`;

/** A fallback for lost events: the longest time, in milliseconds, until a server notices that an override has ended. */
const maxCacheAge = 30_000;
const maxCached = 1000;

interface Cached {
  override: Override | null;
  at: number;
}

interface Options {
  pool: Pool;
  bus: Bus;
  log: Logger;
}

/** Finds the open overrides of a browser in memory. The cache is reloaded when one ends, and every 30 seconds. */
export class OpenOverrides {
  readonly #options: Options;
  readonly #cache = new Map<string, Cached>();
  #stop: () => Promise<void> = async () => undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  start(): void {
    const ended = this.#options.bus.subscribe('overridesEnded');
    const watching = (async () => {
      for await (const _ of ended) this.#cache.clear();
    })();
    this.#stop = async () => {
      await ended.return?.();
      await watching;
    };
  }

  stop(): Promise<void> {
    return this.#stop();
  }

  /** Those that are open. None during a database outage. */
  async find(ids: readonly string[]): Promise<Override[]> {
    const now = clock.now();
    const uncached = ids.filter((id) => now - (this.#cache.get(id)?.at ?? 0) > maxCacheAge);
    try {
      if (uncached.length > 0) await this.#read(uncached, now);
    } catch (err) {
      this.#options.log.warn({ err }, 'could not read the overrides');
      return [];
    }
    return ids
      .map((id) => this.#cache.get(id)?.override ?? null)
      .filter((found) => found !== null && found.until > now) as Override[];
  }

  /** Called when one ends: applied here at once, and on the other servers with the event. */
  async announceEnd(): Promise<void> {
    const { bus, log } = this.#options;
    this.#cache.clear();
    try {
      await bus.publish('overridesEnded', {});
    } catch (err) {
      log.warn({ err }, 'could not notify the other servers that an override ended; they will check on their own soon');
    }
  }

  async #read(ids: readonly string[], at: number): Promise<void> {
    const { rows } = await this.#options.pool.query<Override>(sql, [ids]);
    if (this.#cache.size > maxCached) this.#cache.clear();
    for (const id of ids) this.#cache.set(id, { override: rows.find((row) => row.id === id) ?? null, at });
  }
}
