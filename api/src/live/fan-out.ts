import { setTimeout as delay } from 'node:timers/promises';
import type { ExecutionResult } from 'graphql';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import type { Viewer } from '#access/viewer';
import type { ReadCache } from '#db/read';
import { AppError, toAppError } from '#errors';
import { socketBudget } from '#limits/socket-budget';
import type { Bus, Topic, Topics } from '#live/bus';
import { executeWhenAvailable, retryDelay } from '#live/execute-when-available';
import { type EventAudience, findAudience } from '#live/find-audience';
import {
  type FollowedOperation,
  type Follower,
  FollowerGroup,
  type GroupMember,
  type QueuedEvent,
} from '#live/follower-group';
import { trackIdentity } from '#live/track-identity';
import type { WriteQueue } from '#live/write-queue';
import { withSpan } from '#telemetry/with-span';
import { getTraceparent } from '#telemetry/traceparent';

type Event = Topics[Topic];

interface Options {
  bus: Bus;
  reads: Pick<ReadCache, 'rowFor'>;
  log: Logger;
  writes: WriteQueue;
  /** An execution's result as it is sent. */
  format(result: ExecutionResult): object;
}

interface EncodedResult {
  /** As JSON, encoded once for all recipients. */
  payload: Buffer;
  /** Nothing of the person was read for it, so everyone of their standing gets the same. */
  isShared: boolean;
}

export interface Membership {
  /** The operation as the whole group runs it. */
  operation: FollowedOperation;
  /** From now on answers are sent: first those to these events, then all since the follower joined. */
  start(first: Event[]): void;
  leave(): void;
}

/**
 * Delivers events to their followers. Those who follow the same operation are a group: an event is looked up once for a group,
 * and an answer that depends on no one's identity is computed once for all people of a standing.
 */
export class FanOut<S extends { viewer: Viewer }> {
  /** Lookups for events leave most of the database's connections to requests. */
  readonly limit = pLimit(socketBudget.concurrentLookups.figure);
  readonly #options: Options;
  readonly #groups = new Map<string, FollowerGroup<S>>();
  readonly #topics = new Map<Topic, { groups: Set<FollowerGroup<S>>; stop(): void }>();
  readonly #operations = new Map<string, Map<string, number>>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Listens from the call on; nothing is sent before `start`. */
  join(operation: FollowedOperation, follower: Follower<S>): Membership {
    const { id } = follower.session.viewer;
    const release = this.#countOperation(id, operation.key);
    const group = this.#groups.get(operation.key) ?? this.#open(operation);
    const member = group.add(follower);
    return {
      operation: group.operation,
      start: (first) => void this.#start(group, member, first),
      leave: () => {
        release();
        group.remove(member);
        if (group.isEmpty) this.#close(group);
      },
    };
  }

  stop(): void {
    for (const { stop } of this.#topics.values()) stop();
  }

  #open(operation: FollowedOperation): FollowerGroup<S> {
    const group = new FollowerGroup<S>(operation);
    this.#groups.set(operation.key, group);
    const { topic } = operation.audience;
    const listening = this.#topics.get(topic) ?? this.#listen(topic);
    listening.groups.add(group);
    return group;
  }

  #close(group: FollowerGroup<S>): void {
    const { key, audience } = group.operation;
    if (this.#groups.get(key) !== group) return;
    this.#groups.delete(key);
    const listening = this.#topics.get(audience.topic);
    listening?.groups.delete(group);
    if (listening?.groups.size !== 0) return;
    this.#topics.delete(audience.topic);
    listening.stop();
  }

  #listen(topic: Topic) {
    const events = this.#options.bus.subscribe(topic);
    const groups = new Set<FollowerGroup<S>>();
    const listening = { groups, stop: () => void events.return?.() };
    this.#topics.set(topic, listening);
    void (async () => {
      for await (const event of events)
        for (const group of groups) {
          if (group.operation.audience.isRelevant?.(event) === false) continue;
          group.enqueue(event);
          void this.#drain(group);
        }
    })();
    return listening;
  }

  /** One event after the other, so that everyone gets them in order. */
  async #drain(group: FollowerGroup<S>): Promise<void> {
    if (group.isDraining) return;
    group.isDraining = true;
    for (let queued = group.queue.shift(); queued; queued = group.queue.shift()) {
      const next = queued;
      await this.#options.writes.waitForRoom();
      await this.limit(() => this.#deliverInSpan(group, next)).catch((err: unknown) =>
        this.#options.log.error({ err }, 'an event could not be delivered'),
      );
    }
    group.isDraining = false;
  }

  /** Delivery belongs to the trace of what published the event, on whichever server that was. */
  async #deliverInSpan(group: FollowerGroup<S>, queued: QueuedEvent): Promise<void> {
    const { topic } = group.operation.audience;
    const options = { kind: 'CONSUMER', parent: getTraceparent(queued.event) } as const;
    await withSpan(
      `deliver ${topic}`,
      { ...options, attributes: { 'messaging.destination.name': topic } },
      async (span) => span.setAttribute('portals.sent', await this.#deliver(group, queued)),
    );
  }

  /** Answers how many it was sent to. */
  async #deliver(group: FollowerGroup<S>, queued: QueuedEvent): Promise<number> {
    const audience = await this.#lookUp(group, queued.event);
    let sent = 0;
    if (!audience) return sent;
    for (const people of group.selectMembers(queued, audience)) {
      let answer: EncodedResult | undefined;
      for (const members of people) {
        if (!answer?.isShared) answer = await this.#answer(group, members, queued.event);
        for (const member of members) deliverToMember(member, answer.payload);
        sent += members.length;
      }
    }
    return sent;
  }

  async #start(group: FollowerGroup<S>, member: GroupMember<S>, first: Event[]): Promise<void> {
    const { viewer } = member.session;
    for (const event of first)
      await this.limit(async () => {
        const audience = await this.#lookUp(group, event);
        if (audience?.includes(viewer, viewer.id)) member.send((await this.#answer(group, [member], event)).payload);
      }).catch((err: unknown) => this.#options.log.error({ err }, 'an event could not be delivered'));
    for (const payload of member.pendingPayloads ?? []) member.send(payload);
    member.pendingPayloads = null;
  }

  /** Who may see it. While the database is away the event waits: a follower loses nothing to an outage. */
  async #lookUp(group: FollowerGroup<S>, event: Event): Promise<EventAudience | null> {
    while (!group.isEmpty) {
      try {
        return await findAudience(this.#options.reads, group.operation.audience, event, group.standings);
      } catch (error) {
        if (toAppError(error).code !== 'UNAVAILABLE') throw error;
        await delay(retryDelay);
      }
    }
    return null;
  }

  /** What the subscriptions of one person get, and whether everyone of their standing gets the same. */
  async #answer(group: FollowerGroup<S>, [member]: Array<GroupMember<S>>, event: Event): Promise<EncodedResult> {
    if (!member) throw new Error('No one is there to answer');
    const { session, isRead } = trackIdentity(member.session);
    const result = await executeWhenAvailable(
      () => ({ ...group.operation.execution, rootValue: event, contextValue: member.createContext(session) }),
      () => !group.isEmpty,
    );
    return { payload: Buffer.from(JSON.stringify(this.#options.format(result))), isShared: !isRead() };
  }

  /** Each operation that a person follows costs a lookup: however many subscriptions they have, these are bounded. */
  #countOperation(person: string, key: string): () => void {
    const own = this.#operations.get(person) ?? new Map<string, number>();
    const { figure } = socketBudget.operationsPerPerson;
    if (!own.has(key) && own.size >= figure)
      throw new AppError('RATE_LIMITED', `You already follow ${figure} different operations. End one first`);
    this.#operations.set(person, own.set(key, (own.get(key) ?? 0) + 1));
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      const left = (own.get(key) ?? 1) - 1;
      if (left > 0) own.set(key, left);
      else own.delete(key);
      if (own.size === 0) this.#operations.delete(person);
    };
  }
}

function deliverToMember<S extends { viewer: Viewer }>(member: GroupMember<S>, payload: Buffer): void {
  if (!member.pendingPayloads) member.send(payload);
  else if (member.pendingPayloads.length < socketBudget.waitingEvents.figure) member.pendingPayloads.push(payload);
  else member.onOverflow();
}
