import { setImmediate, setTimeout as delay } from 'node:timers/promises';
import { callbackify, promisify } from 'node:util';
import { type SessionData, Store } from 'express-session';
import type { Logger } from 'pino';
import { isSessionExpired } from '#http/sessions/session-lifetime';
import type { SessionStore } from '#http/sessions/session-store';
import { sessionLimits } from '#limits/session-limits';
import type { Bus } from '#live/bus';

interface Options {
  bus: Bus;
  log: Logger;
  lifetimeMs?: number;
}
interface CachedSession {
  json: string;
  expiresAt: number;
}

/** How long to wait for live events: reading the stored session is faster after that. */
const maxWaitMs = 100;
/** The oldest copies are evicted beyond this. A copy takes about 500 bytes. */
const maxCachedSessions = 10_000;

/**
 * Caches sessions in this process for a few seconds. When a session ends, its copies are removed on all servers
 * before the request that ended it gets its response (docs/decisions/067). The user of a session id never changes,
 * so only the end of a session invalidates copies.
 */
export class SessionCache implements SessionStore {
  /** Reads the stored session. */
  readonly store: Store;
  /** Reads cached copies while live events arrive. A request waits for the events that were published before it. */
  readonly cachedStore: Store;
  readonly #sessions: SessionStore;
  readonly #bus: Bus;
  readonly #log: Logger;
  readonly #lifetimeMs: number;
  readonly #copies = new Map<string, CachedSession>();
  /** Counts invalidations: a session that was read during one is not cached. */
  #drops = 0;
  #check = Promise.resolve(true);
  #nextCheck: Promise<boolean> | null = null;
  #stopListening = () => {};

  constructor(sessions: SessionStore, { bus, log, lifetimeMs = sessionLimits.copy.milliseconds }: Options) {
    this.#sessions = sessions;
    this.#bus = bus;
    this.#log = log;
    this.#lifetimeMs = lifetimeMs;
    this.store = this.#announcing(sessions.store);
    this.cachedStore = new CachedStore(this.store, (id) => this.#read(id));
  }

  start(): void {
    // A server of the previous version publishes only the second.
    const topics = (['sessionDropped', 'sessionEnded'] as const).map((topic) => this.#bus.subscribe(topic));
    this.#stopListening = () => topics.forEach((events) => void events.return?.());
    for (const events of topics)
      void (async () => {
        for await (const { sessionId } of events) this.#drop(sessionId);
      })();
  }

  async stop(): Promise<void> {
    this.#stopListening();
  }

  readonly findByUsers: SessionStore['findByUsers'] = (userIds) => this.#sessions.findByUsers(userIds);

  readonly filterOpen: SessionStore['filterOpen'] = (ids) => this.#sessions.filterOpen(ids);

  readonly deleteAllForUser: SessionStore['deleteAllForUser'] = async (userId) => {
    const ids = await this.#sessions.deleteAllForUser(userId);
    await this.#announce(ids);
    return ids;
  };

  #announcing(store: Store): Store {
    const destroy = promisify(store.destroy.bind(store));
    const destroyEverywhere = async (id: string) => {
      await destroy(id);
      await this.#announce([id]);
    };
    store.destroy = (id, done) => callbackify(destroyEverywhere)(id, (fault: unknown) => done?.(fault));
    return store;
  }

  /** If other servers cannot be reached, waits until none of them can still have a copy. */
  async #announce(ids: string[]): Promise<void> {
    for (const id of ids) this.#drop(id);
    try {
      await Promise.all(ids.map((sessionId) => this.#bus.publish('sessionDropped', { sessionId })));
    } catch (err) {
      this.#log.warn({ err }, 'other servers do not know that a session has ended; waiting until their copies expire');
      await delay(this.#lifetimeMs);
    }
  }

  #drop(id: string): void {
    this.#drops += 1;
    this.#copies.delete(id);
  }

  async #read(id: string): Promise<SessionData | null> {
    const copy = (await this.#hasHeardAll()) ? this.#copies.get(id) : undefined;
    if (copy && copy.expiresAt > performance.now()) {
      const data = JSON.parse(copy.json) as SessionData;
      return isSessionExpired(data) ? null : data;
    }
    const drops = this.#drops;
    const data = await readSession(this.store, id);
    if (data?.viewer && drops === this.#drops) this.#keep(id, data);
    return data;
  }

  #keep(id: string, data: SessionData): void {
    this.#copies.delete(id);
    this.#copies.set(id, { json: JSON.stringify(data), expiresAt: performance.now() + this.#lifetimeMs });
    const [oldest] = this.#copies.keys();
    if (oldest !== undefined && this.#copies.size > maxCachedSessions) this.#copies.delete(oldest);
  }

  /** Whether this server knows of every session that ended before the call. Calls during a check share the next one. */
  #hasHeardAll(): Promise<boolean> | true {
    if (this.#bus.isLocal) return true; // this server ended them all
    this.#nextCheck ??= this.#check.then(() => {
      this.#nextCheck = null;
      return (this.#check = this.#catchUp());
    });
    return this.#nextCheck;
  }

  async #catchUp(): Promise<boolean> {
    const { promise: late, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => resolve(false), maxWaitMs);
    try {
      return await Promise.race([this.#bus.catchUp().then(() => setImmediate(true)), late]);
    } catch {
      return false;
    } finally {
      clearTimeout(timer);
    }
  }
}

const readSession = (store: Store, id: string) =>
  new Promise<SessionData | null>((resolve, reject) =>
    store.get(id, (fault, data) => (fault ? reject(fault) : resolve(data ?? null))),
  );

/** A store whose sessions are read through the cache. */
class CachedStore extends Store {
  readonly #store: Store;
  override readonly get: (id: string, done: (fault: unknown, data?: SessionData | null) => void) => void;

  constructor(store: Store, read: (id: string) => Promise<SessionData | null>) {
    super();
    this.#store = store;
    this.get = callbackify(read);
  }

  override set(...args: Parameters<Store['set']>): void {
    this.#store.set(...args);
  }

  override destroy(...args: Parameters<Store['destroy']>): void {
    this.#store.destroy(...args);
  }

  override touch(...args: Parameters<NonNullable<Store['touch']>>): void {
    this.#store.touch?.(...args);
  }
}
