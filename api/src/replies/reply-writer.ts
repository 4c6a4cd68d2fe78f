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
  /** Writes the reply into the run and answers how that ended. Throws where a service is away: another run follows. */
  write(reply: RunningReply): Promise<ReplyOutcome>;
  /** How long replies may go on when the server stops, in milliseconds, before they are handed over. */
  drainTimeout: number;
}

/** Text is stored at least every 250 ms, storing included. */
const storeIntervalMs = 200;
/** How often a server says that it is there, and looks for replies that no one writes. */
const pollIntervalMs = 2000;

/** Writes replies concurrently: to questions that this server received, and those whose lease has expired. */
export class ReplyWriter {
  readonly #options: Options;
  readonly #running = new Map<string, { reply: RunningReply; ended: Promise<void> }>();
  /** On their way to being this server's. */
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

  /** The job of a reply that a server of the previous version queued. */
  readonly task: Task = async (payload) => this.#claim((payload as { messageId: string }).messageId);

  /**
   * Stores a new reply with this server as its runner, and starts to write it. While the server is stopping, the reply has no runner,
   * and another server claims it.
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
      .catch((err: unknown) => log.warn({ err }, 'other servers will notice only on their own that a reply is queued'));
    return reply;
  }

  /** Takes no new replies, and hands those over that do not end in time. */
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

  /** Another server begins each reply anew, at once. What is stored of it stays on screens until then. */
  async #releaseAll(): Promise<void> {
    this.#isDraining = true;
    this.#isStopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    // What they bring is handed over with the others.
    await Promise.allSettled(this.#claims);
    await this.#store();
    const { store, bus, log } = this.#options;
    try {
      const released = await store.releaseLeases();
      for (const { reply } of this.#running.values()) reply.halt();
      await Promise.all(released.map((messageId) => bus.publish('replyQueued', { messageId })));
      if (released.length > 0) log.info({ count: released.length }, 'handed replies over to other servers');
    } catch (err) {
      log.warn({ err }, 'replies could not be handed over; other servers take them when their leases end');
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
        this.#options.log.warn({ err, messageId: id }, 'a reply could not be claimed; trying again soon');
    }
  }

  async #claim(id: string): Promise<void> {
    if (this.#isDraining) throw new Error('The server is stopping');
    await this.#trackClaim(async () => {
      const claimed = await this.#options.store.claim(id);
      if (claimed) this.#begin(claimed);
    });
  }

  /** Claims in progress: a server that stops waits for them. */
  #trackClaim<T>(work: () => Promise<T>): Promise<T> {
    const claim = work().finally(() => this.#claims.delete(claim));
    this.#claims.add(claim);
    return claim;
  }

  #begin(claimed: ClaimedReply): void {
    const { id, traceparent, run, conversationId, stopAsked } = claimed;
    this.#running.get(id)?.reply.halt();
    const reply = new RunningReply(claimed, this.#options.bus);
    if (stopAsked) reply.halt();
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
      // A server that stops leaves its replies as they are: they are not stopped, another writes them.
      if (this.#isStopped && outcome.status === 'stopped') return;
      await this.#untilStored(() => store.end(reply.claimed, outcome));
      metrics.endedReplies.inc({ status: outcome.status });
      await bus.feed('reply', conversationId, { kind: 'ended', messageId: id });
    } catch (err) {
      log.error({ err, messageId: id }, 'a reply could not be ended; another server takes it over');
    } finally {
      if (this.#running.get(id)?.reply === reply) this.#running.delete(id);
    }
  }

  /** While the database is away the text waits here, for as long as this server has the reply. */
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
      this.#options.log.warn({ err }, 'replies could not be stored; trying again');
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
      if (!this.#isDraining) this.#options.log.warn({ err }, 'it could not be looked for replies that no one writes');
    }
  }

  /** What this server has no more, because it was stopped, deleted or taken over, is not written any further. */
  async #renewLeases(): Promise<void> {
    if (this.#running.size === 0) return;
    const before = [...this.#running];
    try {
      const kept = await this.#options.store.renewLeases([...this.#running.keys()]);
      for (const [id, { reply }] of before) {
        const known = kept.get(id);
        if (!known || known.run !== reply.claimed.run || known.stopAsked) reply.halt();
      }
    } catch (err) {
      this.#options.log.warn({ err }, 'it could not be said that this server still writes its replies');
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
