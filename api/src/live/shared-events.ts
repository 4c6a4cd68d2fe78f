import type { EntityClass } from '@mikro-orm/core';
import type { Viewer } from '#access/viewer';
import type { Where } from '#db/where';
import type { Topic, Topics } from '#live/bus';

/** Which events a subscription delivers, and to whom. The same for all its followers: it knows none of them. */
export interface Audience<T extends Topic = Topic, Row extends object = object> {
  topic: T;
  /** Leaves out the events that are about something else. */
  isRelevant?(event: Topics[T]): boolean;
  /** The row that decides who may see an event. */
  row?: { entity: EntityClass<Row>; getRowId(event: Topics[T]): string };
  /**
   * Whether someone may see an event: known, or where the row matches. It may compare the viewer's id with ids in the event
   * and in the row, and nothing else with anything: so everyone of a standing whom neither names is answered alike.
   */
  visible(viewer: Viewer, event: Topics[T]): boolean | Where<Row>;
}

/**
 * What `subscribe` of a subscription returns whose events are looked up once for all their followers. The fan-out delivers
 * them; iterated on its own it has none.
 */
export class SharedEvents<T extends Topic = Topic> implements AsyncIterable<Topics[T]> {
  readonly audience: Audience;
  /** Runs once the follower listens: throws where they may not follow, or returns events that they get first. */
  readonly loadInitialEvents: (() => Promise<Array<Topics[T]>>) | undefined;

  constructor(audience: Audience, begin?: () => Promise<Array<Topics[T]>>) {
    this.audience = audience;
    this.loadInitialEvents = begin;
  }

  [Symbol.asyncIterator](): never {
    throw new Error('Shared events are delivered by the fan-out');
  }
}

export const createSharedEvents = <T extends Topic, Row extends object>(
  audience: Audience<T, Row>,
  begin?: () => Promise<Array<Topics[T]>>,
): SharedEvents<T> => new SharedEvents<T>(audience as unknown as Audience, begin);
