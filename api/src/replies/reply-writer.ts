import { setTimeout as delay } from 'node:timers/promises';
import type { Task } from 'graphile-worker';
import type { Logger } from 'pino';
import type { Bus } from '#live/bus';
import type { Metrics } from '#metrics';
import { type ClaimedReply, type ReplyOutcome, type ReplyStore, toRunKey } from '#replies/reply-store';
import { RunningReply } from '#replies/running-reply';
import { withSpan } from '#telemetry/with-span';

interface Options {
  store: ReplyStore;
  bus: Bus;
  log: Logger;
  metrics: Pick<Metrics, 'endedReplies'>;
  /** Writes the reply into the run and returns its outcome. Throws if a service is unavailable: another run follows. */
  write(reply: RunningReply): Promise<ReplyOutcome>;
  /** How long replies may continue during shutdown, in milliseconds, before they are handed over. */
  drainTimeout: number;
}

/** Text is stored at least every 250 ms, including the time to store it. */
const storeIntervalMs = 200;
/** The interval for renewing leases and looking for abandoned replies. */
const pollIntervalMs = 2000;

/** Writes replies concurrently: to questions that this server received, and those whose lease has expired. */
export class ReplyWriter {
  readonly #options: Options;
  readonly #running = new Map<string, { reply: RunningReply; ended: Promise<void> }>();
  /** Replies being claimed. */
  readonly #claims = new Set<Promise<unknown>>();
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #subscriptions: Array<AsyncIterableIterator<{ messageId: string }>> = [];
  #isStoring = false;
  #isDraining = false;
  #isStopped = false;
  #handedOver: Promise<void> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  start(): void {
    const { bus } = this.#options;
    this.#timers.push(
      setInterval(() => void this.#store(), storeIntervalMs),
      setInterval(() => void this.#claimAbandoned(), pollIntervalMs),
    );
    this.#subscribe(bus.subscribe('replyQueued'), ({ messageId }) => void this.#tryClaim(messageId));
    this.#subscribe(bus.subscribe('replyWanted'), ({ messageId }) => this.#running.get(messageId)?.reply.publishAll());
    this.#subscribe(bus.subscribe('replyHalted'), ({ messageId }) => {
      if (this.#running.has(messageId)) void this.#renewLeases();
    });
    void this.#claimAbandoned();
  }

  /** The job for a reply that a server of the previous version queued. */
  readonly task: Task = async (payload) => this.#claim((payload as { messageId: string }).messageId);

  /**
   * Stores a new reply with this server as its runner, and starts writing it. During shutdown the reply has no runner, and another server
   * claims it.
   */
  async claimNew(store: (runner: string | null) => Promise<ClaimedReply>): Promise<ClaimedReply> {
    const { store: replies, bus, log } = this.#options;
    if (!this.#isDraining)
      return this.#trackClaim(async () => {
        const reply = await store(replies.server);
        this.#begin(reply);
        return reply;
      });
    const reply = await store(null);
    await bus
      .publish('replyQueued', { messageId: reply.id })
      .catch((err: unknown) => log.warn({ err }, 'other servers will find a queued reply only by polling'));
    return reply;
  }

  /** Accepts no new replies, and hands over those that do not finish in time. */
  async drain(): Promise<void> {
    this.#isDraining = true;
    const isOver = new AbortController();
    const timeout = delay(this.#options.drainTimeout, undefined, { signal: isOver.signal });
    await Promise.race([this.#untilEnded(), timeout]);
    isOver.abort();
    await this.#handOver();
  }

  async stop(): Promise<void> {
    await this.#handOver();
    await Promise.all(this.#subscriptions.map((events) => events.return?.()));
  }

  #handOver(): Promise<void> {
    return (this.#handedOver ??= this.#releaseAll());
  }

  /** Another server restarts each reply at once. Until then, screens keep its stored text. */
  async #releaseAll(): Promise<void> {
    this.#isDraining = true;
    this.#isStopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    // The replies they claim are handed over with the others.
    await Promise.allSettled(this.#claims);
    await this.#store();
    const { store, bus, log } = this.#options;
    try {
      const released = await store.releaseLeases();
      for (const { reply } of this.#running.values()) reply.halt();
      await Promise.all(released.map((messageId) => bus.publish('replyQueued', { messageId })));
      if (released.length > 0) log.info({ count: released.length }, 'handed replies over to other servers');
    } catch (err) {
      log.warn({ err }, 'could not hand replies over; other servers take them when their leases expire');
    }
    for (const { reply } of this.#running.values()) reply.halt();
    await this.#untilEnded();
  }

  async #untilEnded(): Promise<void> {
    while (this.#running.size > 0) await Promise.all([...this.#running.values()].map(({ ended }) => ended));
  }

  async #tryClaim(id: string): Promise<void> {
    try {
      await this.#claim(id);
    } catch (err) {
      if (!this.#isDraining)
        this.#options.log.warn({ err, messageId: id }, 'could not claim a reply; trying again soon');
    }
  }

  async #claim(id: string): Promise<void> {
    if (this.#isDraining) throw new Error('The server is stopping');
    await this.#trackClaim(async () => {
      const claimed = await this.#options.store.claim(id);
      if (claimed) this.#begin(claimed);
    });
  }

  /** Claims in progress, which shutdown waits for. */
  #trackClaim<T>(work: () => Promise<T>): Promise<T> {
    const claim = work().finally(() => this.#claims.delete(claim));
    this.#claims.add(claim);
    return claim;
  }

  #begin(claimed: ClaimedReply): void {
    const { id, traceparent, run, conversationId, stopRequested } = claimed;
    this.#running.get(id)?.reply.halt();
    const reply = new RunningReply(claimed, this.#options.bus);
    if (stopRequested) reply.halt();
    const attributes = { 'portals.message': id, 'portals.conversation': conversationId, 'portals.run': run };
    const ended = withSpan('write reply', { kind: 'CONSUMER', parent: traceparent, attributes }, () =>
      this.#run(reply),
    );
    this.#running.set(id, { reply, ended });
  }

  async #run(reply: RunningReply): Promise<void> {
    const { store, bus, log, metrics, write } = this.#options;
    const { id, conversationId } = reply.claimed;
    try {
      const outcome = await write(reply);
      // On shutdown replies stay unfinished rather than stopped: another server continues them.
      if (this.#isStopped && outcome.status === 'stopped') return;
      await this.#untilStored(() => store.end(reply.claimed, outcome));
      metrics.endedReplies.inc({ status: outcome.status });
      await bus.feed('reply', conversationId, { kind: 'ended', messageId: id });
    } catch (err) {
      log.error({ err, messageId: id }, 'could not end a reply; another server takes it over');
    } finally {
      if (this.#running.get(id)?.reply === reply) this.#running.delete(id);
    }
  }

  /** During a database outage the text waits here, while this server has the reply. */
  async #untilStored(end: () => Promise<boolean>): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await end();
        return;
      } catch (error) {
        if (this.#isStopped || tries === 10) throw error;
        await new Promise((resolve) => setTimeout(resolve, storeIntervalMs * tries));
      }
    }
  }

  async #store(): Promise<void> {
    if (this.#isStoring) return;
    const replies = [...this.#running.values()].map(({ reply }) => reply);
    const pieces = replies.flatMap((reply) => reply.getUnstored() ?? []);
    if (pieces.length === 0) return;
    this.#isStoring = true;
    try {
      const stored = await this.#options.store.append(pieces);
      for (const reply of replies) reply.markStored(stored.get(toRunKey(reply.claimed)));
    } catch (err) {
      this.#options.log.warn({ err }, 'could not store replies; trying again');
    } finally {
      this.#isStoring = false;
    }
  }

  async #claimAbandoned(): Promise<void> {
    await this.#renewLeases();
    if (this.#isDraining) return;
    try {
      for (const id of await this.#options.store.findAbandoned()) await this.#claim(id);
    } catch (err) {
      if (!this.#isDraining) this.#options.log.warn({ err }, 'could not look for abandoned replies');
    }
  }

  /** Stops writing replies that were stopped, deleted or taken over. */
  async #renewLeases(): Promise<void> {
    if (this.#running.size === 0) return;
    const before = [...this.#running];
    try {
      const kept = await this.#options.store.renewLeases([...this.#running.keys()]);
      for (const [id, { reply }] of before) {
        const known = kept.get(id);
        if (!known || known.run !== reply.claimed.run || known.stopRequested) reply.halt();
      }
    } catch (err) {
      this.#options.log.warn({ err }, 'could not renew the leases of replies');
    }
  }

  #subscribe(
    events: AsyncIterableIterator<{ messageId: string }>,
    heard: (event: { messageId: string }) => void,
  ): void {
    this.#subscriptions.push(events);
    void (async () => {
      for await (const event of events) heard(event);
    })();
  }
}
