import { setTimeout as delay } from 'node:timers/promises';
import type { ExecutionResult } from 'graphql';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import type { Viewer } from '#access/viewer';
import type { ReadCache } from '#db/read-cache';
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
  /** An execution result, ready to send. */
  format(result: ExecutionResult): object;
}

interface EncodedResult {
  /** As JSON, encoded once for all recipients. */
  payload: Buffer;
  /** It read nothing personal, so everyone with the same role gets the same. */
  isShared: boolean;
}

export interface Membership {
  /** The operation that the whole group runs. */
  operation: FollowedOperation;
  /** Starts delivery: first these events, then all events since the follower joined. */
  start(first: Event[]): void;
  leave(): void;
}

/**
 * Delivers events to their followers. Followers of the same operation form a group: an event is looked up once per group, and a
 * result that doesn't depend on a person's identity is computed once for everyone with the same role.
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

  /** Listens from now on; nothing is sent before `start`. */
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

  /** One event at a time, so that everyone receives them in order. */
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

  /** Delivery continues the trace of the publisher, on whichever server that was. */
  async #deliverInSpan(group: FollowerGroup<S>, queued: QueuedEvent): Promise<void> {
    const { topic } = group.operation.audience;
    const options = { kind: 'CONSUMER', parent: getTraceparent(queued.event) } as const;
    await withSpan(
      `deliver ${topic}`,
      { ...options, attributes: { 'messaging.destination.name': topic } },
      async (span) => span.setAttribute('portals.sent', await this.#deliver(group, queued)),
    );
  }

  /** Returns the number of recipients. */
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

  /** Who can see the event. Retries while the database is down, so that followers miss nothing because of an outage. */
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

  /** The result for one person's subscriptions, and whether everyone with the same role gets the same. */
  async #answer(group: FollowerGroup<S>, [member]: Array<GroupMember<S>>, event: Event): Promise<EncodedResult> {
    if (!member) throw new Error('No one is there to answer');
    const { session, isRead } = trackIdentity(member.session);
    const result = await executeWhenAvailable(
      () => ({ ...group.operation.execution, rootValue: event, contextValue: member.createContext(session) }),
      () => !group.isEmpty,
    );
    return { payload: Buffer.from(JSON.stringify(this.#options.format(result))), isShared: !isRead() };
  }

  /** Each distinct operation costs a lookup, so their number per person is limited. */
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
