import { setTimeout as delay } from 'node:timers/promises';
import { callbackify } from 'node:util';
import type { Pool, PoolClient } from 'pg';
import type { GuardedClient } from '#db/guarded-client';
import { getStatementTimeout } from '#db/statement-budget';
import { Circuit } from '#dependencies/circuit';
import { policies, type PoolPolicy } from '#dependencies/policies';
import { busy, isOutage } from '#errors';

type Client = PoolClient & GuardedClient;
type Callback = (error: Error | undefined, client: Client | undefined, release: PoolClient['release']) => void;

interface Options {
  policy?: PoolPolicy;
  /** The initial `statement_timeout` of its connections. */
  statementMs?: number;
  /** For background work: acquiring waits until a connection is free or the signal aborts. */
  retry?: { everyMs: number; signal: AbortSignal };
}

const isPoolExhausted = (error: unknown) =>
  error instanceof Error && error.message.startsWith('timeout exceeded when trying to connect');

/**
 * Makes a pool hand out only live connections. One that was idle for a while is pinged first; if it does not respond, all
 * idle ones are closed, because whatever drops its packets drops theirs.
 */
export class GuardedPool {
  readonly circuit: Circuit;
  /** The same pool, guarded. */
  readonly pool: Pool;
  readonly #policy: PoolPolicy;
  readonly #statementMs: number;
  readonly #retry: Options['retry'];
  readonly #connect: () => Promise<Client>;
  readonly #idle = new Set<Client>();
  readonly #statementTimeouts = new WeakMap<Client, number>();
  #suspectSince = 0;
  #answeredAt = 0;

  constructor(pool: Pool, { policy = policies.database, statementMs = policy.statementMs, retry }: Options = {}) {
    this.pool = pool;
    this.#policy = policy;
    this.#statementMs = statementMs;
    this.#retry = retry;
    this.#connect = pool.connect.bind(pool) as () => Promise<Client>;
    this.circuit = new Circuit({
      ...policy.circuit,
      what: 'The database',
      isFailure: (error) => isOutage(error) && !isPoolExhausted(error),
    });
    const onConnect = (client: Client) => {
      client.onSilence = () => (this.#suspectSince = performance.now());
      client.onAnswer = () => (this.#answeredAt = performance.now());
    };
    pool
      .on('connect', onConnect as (client: PoolClient) => void)
      .on('acquire', (client) => this.#idle.delete(client as Client))
      .on('release', (_error, client) => this.#idle.add(client as Client))
      .on('remove', (client) => this.#idle.delete(client as Client));
    Object.assign(pool, { connect: this.#createConnect(), query: this.#query });
  }

  async connect(): Promise<Client> {
    for (;;) {
      try {
        return await this.#connectOnce();
      } catch (error) {
        if (!this.#retry || this.#retry.signal.aborted || !isOutage(error)) throw error;
        await delay(this.#retry.everyMs, undefined, { signal: this.#retry.signal }).catch(() => undefined);
      }
    }
  }

  /** A live connection. Fails fast while the circuit is open or the queue is full. */
  async #connectOnce(): Promise<Client> {
    const { waitingCount, idleCount, totalCount, options } = this.pool;
    // The driver queues everyone for a tick, even if a connection is free.
    const free = idleCount + options.max - totalCount;
    if (waitingCount - free >= this.#policy.maxWaiting) throw tooBusy();
    const statementMs = getStatementTimeout() ?? this.#statementMs;
    const client = await this.circuit
      .run(() => this.#checkout(statementMs))
      .catch((error: unknown) => {
        throw isPoolExhausted(error) ? tooBusy(error) : error;
      });
    client.silenceMs = statementMs && statementMs + this.#policy.slackMs;
    return client;
  }

  async #checkout(statementMs: number): Promise<Client> {
    for (let attempt = 1; ; attempt += 1) {
      const client = releaseOnce(await this.#connect());
      const since = performance.now();
      try {
        await this.#prove(client, statementMs);
        return client;
      } catch (error) {
        client.release(true);
        this.#dropIdle(since);
        if (attempt === 2 || !isOutage(error)) throw error;
      }
    }
  }

  async #prove(client: Client, statementMs: number): Promise<void> {
    const { pingMs, pingAfterIdleMs } = this.#policy;
    if ((this.#statementTimeouts.get(client) ?? this.#statementMs) !== statementMs) {
      await client.ping(pingMs, `set statement_timeout = ${Math.floor(statementMs)}`);
      this.#statementTimeouts.set(client, statementMs);
      return;
    }
    const wasSilent =
      performance.now() - client.lastReceivedAt > pingAfterIdleMs || client.lastReceivedAt < this.#suspectSince;
    // Behind a pooler a connection opens even if the server does not respond.
    if (wasSilent || this.#suspectSince > this.#answeredAt) await client.ping(pingMs);
  }

  /** Closes connections that have been idle since before this time. */
  #dropIdle(since: number): void {
    for (const client of this.#idle) if (client.lastReceivedAt < since) client.destroy();
  }

  /** The driver's own signature, which libraries call. */
  #createConnect() {
    const connect = callbackify(() => this.connect());
    return (callback?: Callback): Promise<Client> | void =>
      callback
        ? connect((error, client) => callback(error ?? undefined, client, (destroy) => client?.release(destroy)))
        : this.connect();
  }

  readonly #query = async (...args: unknown[]): Promise<unknown> => {
    const client = await this.connect();
    try {
      return await (client.query as (...given: unknown[]) => Promise<unknown>)(...args);
    } finally {
      client.release(); // a broken one is not put back
    }
  };
}

/**
 * Releases a connection once: by its holder, or when it ends. Kysely never releases a connection whose commit and rollback
 * both fail, and the job queue releases its listening connection twice if it breaks while the worker stops.
 */
function releaseOnce(client: Client): Client {
  const { release } = client;
  const releaseAtEnd = () => client.release(true);
  client.once('end', releaseAtEnd);
  client.release = (destroy) => {
    client.off('end', releaseAtEnd);
    client.release = () => undefined;
    release(destroy);
  };
  return client;
}

const tooBusy = (cause?: unknown) =>
  busy('All connections to the database are in use. Please try again shortly', cause);
