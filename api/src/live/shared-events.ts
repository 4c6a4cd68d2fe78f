import type { EntityClass } from '@mikro-orm/core';
import type { Viewer } from '#access/viewer';
import type { Where } from '#db/where';
import type { Topic, Topics } from '#live/bus';

/** Which events a subscription delivers, and to which people. Independent of the individual follower. */
export interface Audience<T extends Topic = Topic, Row extends object = object> {
  topic: T;
  /** Filters out events about something else. */
  isRelevant?(event: Topics[T]): boolean;
  /** The row that decides who can see an event. */
  row?: { entity: EntityClass<Row>; getRowId(event: Topics[T]): string };
  /**
   * Whether someone can see an event: a boolean, or a filter for the row. It may compare the viewer's id only with ids in the
   * event and in the row, so that everyone with the same role whose id isn't among them gets the same answer.
   */
  visible(viewer: Viewer, event: Topics[T]): boolean | Where<Row>;
}

/**
 * What `subscribe` returns for a subscription whose events are looked up once for all followers. The fan-out delivers them;
 * iterating over it directly throws.
 */
export class SharedEvents<T extends Topic = Topic> implements AsyncIterable<Topics[T]> {
  readonly audience: Audience;
  /** Runs once the follower listens: throws if they may not follow, or returns initial events. */
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
