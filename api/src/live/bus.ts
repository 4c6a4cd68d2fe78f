/** What happened, by topic. A payload is small and plain JSON: ids, from which each subscriber reads what they may see. */
export interface Topics {
  activityAdded: { id: string };
  ticketMessageAdded: { id: string; ticketId: string };
  documentProgress: { id: string };
  sessionEnded: { sessionId: string };
}
export type Topic = keyof Topics;

/** Live events between the parts of the app: in one process, or between servers over Redis. */
export interface Bus {
  publish<T extends Topic>(topic: T, payload: Topics[T]): Promise<void>;
  /** Everything published from the moment of the call on. Ends when the iterator is returned. */
  subscribe<T extends Topic>(topic: T): AsyncIterableIterator<Topics[T]>;
  /** Whether events reach the other servers; always true in one process. */
  healthy(): Promise<boolean>;
  stop(): Promise<void>;
}
