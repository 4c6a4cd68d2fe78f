import type { ExecutionArgs } from 'graphql';
import type { Principal } from 'rules/people';
import type { Viewer } from '#access/viewer';
import { socketBudget } from '#limits/socket-budget';
import type { Topic, Topics } from '#live/bus';
import type { EventAudience } from '#live/find-audience';
import type { Audience } from '#live/shared-events';

/** The operation to run for each event. Operations with the same variables have the same key. */
export interface FollowedOperation {
  key: string;
  audience: Audience;
  execution: Omit<ExecutionArgs, 'contextValue' | 'rootValue'>;
}

/** A follower, and where to send results. */
export interface Follower<S extends { viewer: Viewer } = { viewer: Viewer }> {
  session: S;
  createContext(session: S): object;
  /** Sends the result for an event, as JSON. */
  send(payload: Buffer): void;
  /** The queue has overflowed: the follower has to reconnect and read what they have missed. */
  onOverflow(): void;
}

export interface GroupMember<S extends { viewer: Viewer }> extends Follower<S> {
  /** How many events the group had received before they joined: those aren't delivered to them. */
  joinedAt: number;
  /** Results queued until the follower is ready for them; null after that. */
  pendingPayloads: Buffer[] | null;
}

export interface QueuedEvent {
  event: Topics[Topic];
  number: number;
}

/** People with the same role, and their subscriptions. */
interface Peers<S extends { viewer: Viewer }> {
  principal: Principal;
  /** Before the event with this number, no one with this role was following. */
  since: number;
  people: Map<string, Set<GroupMember<S>>>;
}

/** Everyone who follows the same operation with the same variables, by role and person. */
export class FollowerGroup<S extends { viewer: Viewer }> {
  readonly operation: FollowedOperation;
  readonly queue: QueuedEvent[] = [];
  isDraining = false;
  readonly #peers = new Map<string, Peers<S>>();
  #events = 0;

  constructor(operation: FollowedOperation) {
    this.operation = operation;
  }

  get isEmpty(): boolean {
    return this.#peers.size === 0;
  }

  get standings(): Principal[] {
    return [...this.#peers.values()].map(({ principal }) => principal);
  }

  add(follower: Follower<S>): GroupMember<S> {
    const { id, ...principal } = toPrincipal(follower.session.viewer);
    const key = JSON.stringify(principal);
    const peers = this.#peers.get(key) ?? { principal, since: this.#events, people: new Map() };
    this.#peers.set(key, peers);
    const own = peers.people.get(id) ?? new Set();
    const member = { ...follower, joinedAt: this.#events, pendingPayloads: [] };
    peers.people.set(id, own.add(member));
    return member;
  }

  remove(member: GroupMember<S>): void {
    const { id, ...principal } = toPrincipal(member.session.viewer);
    const key = JSON.stringify(principal);
    const peers = this.#peers.get(key);
    const own = peers?.people.get(id);
    if (!own?.delete(member)) return;
    if (own.size === 0) peers?.people.delete(id);
    if (peers?.people.size === 0) this.#peers.delete(key);
  }

  enqueue(event: Topics[Topic]): void {
    this.#events += 1;
    if (this.queue.length < socketBudget.waitingEvents.figure) {
      this.queue.push({ event, number: this.#events });
      return;
    }
    this.queue.length = 0;
    for (const { people } of this.#peers.values())
      for (const members of people.values()) for (const member of members) member.onOverflow();
  }

  /** The members who can see an event: one list per person, grouped by role. */
  *selectMembers({ number }: QueuedEvent, audience: EventAudience): Generator<Iterable<Array<GroupMember<S>>>> {
    for (const { principal, since, people } of this.#peers.values()) {
      if (since >= number) continue;
      const isForAll = audience.includesUnnamed(principal);
      const candidates = isForAll ? people.keys() : audience.named;
      const isIncluded = (id: string) => (audience.named.has(id) ? audience.includes(principal, id) : isForAll);
      yield selectMembersBefore(number, people, candidates, isIncluded);
    }
  }
}

/** Iterates over the recipients while sending. Skips those who unsubscribe meanwhile. */
function* selectMembersBefore<S extends { viewer: Viewer }>(
  number: number,
  people: Peers<S>['people'],
  ids: Iterable<string>,
  isIncluded: (id: string) => boolean,
): Generator<Array<GroupMember<S>>> {
  for (const id of ids) {
    const all = people.get(id);
    if (!all || !isIncluded(id)) continue;
    const members = [...all].filter(({ joinedAt }) => joinedAt < number);
    if (members.length > 0) yield members;
  }
}

const toPrincipal = ({ id, role, contractorRole, isFounder }: Viewer) => ({ id, role, contractorRole, isFounder });
