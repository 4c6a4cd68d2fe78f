import { setTimeout as delay } from 'node:timers/promises';
import type { Duplex } from 'node:stream';
import pLimit from 'p-limit';
import pg from 'pg';
import type { Logger } from 'pino';
import { policies } from '#dependencies/policies';
import { unavailable } from '#errors';
import { BusProbe } from '#live/bus-probe';
import { NotificationReader, toPayloads } from '#live/notification';

const channel = 'live_events';
const { liveEvents, database } = policies;
const probePrefix = 'probe ';
/** Messages per statement. */
const maxBatch = 500;

export interface Message {
  id: string;
  text: string;
  /** Whether it is stored, for servers that are currently disconnected. */
  isStored: boolean;
}

interface Options {
  databaseUrl: string;
  log: Logger;
  onMessage(message: { id: string; text: string }): void;
  /** After reconnecting, with the database time until which nothing was missed. */
  onReconnect(client: pg.Client, connectedUntil: Date): Promise<void>;
}

interface QueuedMessage {
  message: Message;
  sent: PromiseWithResolvers<void>;
}

/**
 * A dedicated connection that sends and receives notifications. A pool wouldn't work: the listening connection must stay, and a
 * publisher that holds a pooled connection must not wait for another one. It pings itself with a notification, and is replaced if
 * none comes back.
 */
export class NotifyConnection {
  readonly #options: Options;
  readonly #probe = new BusProbe((id) => this.#sendProbe(id));
  /** A connection runs one statement at a time. */
  readonly #limit = pLimit(1);
  #client: pg.Client | null = null;
  #connectedUntil = new Date(0);
  #queue: QueuedMessage[] = [];
  #isSending = false;
  /** Whether events missed during an outage have not been read yet. */
  #hasMissed = false;
  /** Events that arrive in the meantime: they are delivered afterward. */
  #held: Array<{ id: string; text: string }> = [];
  #isStopped = false;
  #pingTimer: NodeJS.Timeout | undefined;
  #reconnecting: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Throws if the database rejects it. Later connection losses are repaired. */
  async start(): Promise<void> {
    await this.#connect();
    this.#schedulePing();
  }

  /**
   * Resolves when the notifications of all transactions committed before the call have arrived: PostgreSQL sends them before it accepts
   * another query (`ProcessNotifyInterrupt` in src/backend/tcop/postgres.c). Rejects while events of an outage are still to be read.
   */
  async catchUp(): Promise<void> {
    const client = this.#client;
    if (!client || this.#hasMissed) throw unavailable('The database');
    await withTimeout(
      this.#limit(() => client.query('')),
      liveEvents.operationMs,
    );
    if (client !== this.#client) throw unavailable('The database');
  }

  /** Resolves when the database has stored it. Rejects at once while there is no connection. */
  async send(message: Message): Promise<void> {
    if (!this.#client) throw unavailable('The database');
    const sent = Promise.withResolvers<void>();
    this.#queue.push({ message, sent });
    if (!this.#isSending) void this.#sendAll();
    await sent.promise;
  }

  /** Whether a notification comes back. */
  async ping(): Promise<boolean> {
    const client = this.#client;
    if (!client) return false;
    try {
      return await this.#probe.waitForEcho(liveEvents.operationMs);
    } catch (err) {
      this.#handleConnectionLoss(client, err);
      return false;
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#pingTimer);
    const client = this.#client;
    this.#client = null;
    if (client) {
      await withTimeout(client.end(), liveEvents.operationMs).catch(() => undefined);
      destroyConnection(client);
    }
    this.#rejectQueue(unavailable('The server'));
    await this.#reconnecting;
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#options.databaseUrl,
      application_name: '10x events',
      connectionTimeoutMillis: database.connectMs,
      keepAlive: true,
    });
    const reader = new NotificationReader();
    client.on('error', (err) => this.#handleConnectionLoss(client, err));
    client.on('end', () => this.#handleConnectionLoss(client, new Error('The connection was closed')));
    client.on('notification', ({ payload = '' }) => {
      if (payload.startsWith(probePrefix)) return this.#probe.onEcho(payload.slice(probePrefix.length));
      const message = reader.read(payload);
      if (!message) return;
      if (this.#hasMissed) this.#held.push(message);
      else this.#options.onMessage(message);
    });
    try {
      await client.connect();
      await withTimeout(client.query(`listen ${channel}`), liveEvents.operationMs);
      const { rows } = await withTimeout(
        client.query<{ now: Date }>('select clock_timestamp() as now'),
        liveEvents.operationMs,
      );
      if (this.#connectedUntil.getTime() === 0) this.#connectedUntil = rows[0]?.now ?? this.#connectedUntil;
      if (this.#isStopped) throw new Error('The server stops');
      this.#client = client;
      return client;
    } catch (error) {
      destroyConnection(client);
      throw error;
    }
  }

  async #sendProbe(id: string): Promise<void> {
    const sql = 'select clock_timestamp() as now, pg_notify($1, $2)';
    const answer = await this.#limit(() => this.#client?.query<{ now: Date }>(sql, [channel, probePrefix + id]));
    if (!this.#hasMissed) this.#connectedUntil = answer?.rows[0]?.now ?? this.#connectedUntil;
  }

  /** Replaces a connection, once. */
  #handleConnectionLoss(client: pg.Client, err: unknown): void {
    if (client !== this.#client) return;
    this.#client = null;
    this.#hasMissed = true;
    this.#held = [];
    destroyConnection(client);
    this.#options.log.warn({ err }, 'the connection for live events was lost; opening another one');
    this.#rejectQueue(unavailable('The database', err));
    this.#reconnecting = this.#reconnect();
  }

  async #reconnect(): Promise<void> {
    const connectedUntil = this.#connectedUntil;
    for (
      let pause: number = liveEvents.firstReconnectMs;
      !this.#isStopped;
      pause = Math.min(pause * 2, liveEvents.maxReconnectMs)
    ) {
      try {
        const client = await this.#connect();
        await withTimeout(this.#options.onReconnect(client, connectedUntil), liveEvents.operationMs);
        this.#hasMissed = false;
        for (const message of this.#held.splice(0)) this.#options.onMessage(message);
        return;
      } catch (err) {
        if (this.#client) return this.#handleConnectionLoss(this.#client, err);
        if (!this.#isStopped) this.#options.log.warn({ err }, 'no connection for live events; trying again');
        await delay(pause / 2 + Math.random() * (pause / 2));
      }
    }
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true;
    while (this.#queue.length > 0) {
      const batch = this.#queue.splice(0, maxBatch);
      try {
        if (!this.#client) throw unavailable('The database');
        await this.#sendBatch(
          this.#client,
          batch.map(({ message }) => message),
        );
        for (const { sent } of batch) sent.resolve();
      } catch (error) {
        for (const { sent } of batch) sent.reject(error);
      }
    }
    this.#isSending = false;
  }

  async #sendBatch(client: pg.Client, messages: Message[]): Promise<void> {
    const stored = messages.filter(({ isStored }) => isStored);
    const payloads = messages.flatMap(({ id, text }) => toPayloads(id, text));
    const notify = 'select pg_notify($1, payload) from unnest($2::text[]) payload';
    const send = () =>
      stored.length === 0
        ? client.query(notify, [channel, payloads])
        : client.query(
            `with stored as (insert into live_event (id, message) select * from unnest($3::text[], $4::text[])) ${notify}`,
            [channel, payloads, stored.map(({ id }) => id), stored.map(({ text }) => text)],
          );
    try {
      await withTimeout(this.#limit(send), liveEvents.operationMs);
    } catch (error) {
      // An error reported by the database leaves the connection intact.
      if (!(error instanceof pg.DatabaseError)) this.#handleConnectionLoss(client, error);
      throw error;
    }
  }

  #rejectQueue(error: Error): void {
    for (const { sent } of this.#queue.splice(0)) sent.reject(error);
  }

  #schedulePing(): void {
    this.#pingTimer = setTimeout(async () => {
      await this.ping();
      if (!this.#isStopped) this.#schedulePing();
    }, liveEvents.pingEveryMs).unref();
  }
}

/** Without notifying the server, which may not respond. */
function destroyConnection(client: pg.Client): void {
  (client as unknown as { connection: { stream: Duplex } }).connection.stream.destroy();
}

async function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const expire = () => reject(new Error(`No answer within ${milliseconds} ms`));
  // After a turn of the event loop that reads: if this process was too busy to read the response, it arrived long ago.
  const timer = setTimeout(() => setImmediate(() => setImmediate(expire)), milliseconds);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
