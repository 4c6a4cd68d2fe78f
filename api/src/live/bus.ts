/**
 * Events by topic; each domain adds its own. A payload is small, plain JSON: ids, from which each subscriber reads what they can see.
 */
export interface Topics {
  /** An override has ended, or a key or an account that overrides depend on. */
  overridesEnded: Record<string, never>;
  sessionEnded: { sessionId: string };
  /** A session was deleted: every server drops its cached copy. Its sockets receive `sessionEnded`. */
  sessionDropped: { sessionId: string };
}
export type Topic = keyof Topics;

const serverOnlyTopics: ReadonlySet<Topic> = new Set([
  'overridesEnded',
  'sessionEnded',
  'sessionDropped',
  'replyQueued',
  'replyWanted',
  'replyHalted',
]);

/** Whether screens subscribe to it. */
export const isClientTopic = (topic: Topic): boolean => !serverOnlyTopics.has(topic);

/** Events of one thing, received only by its followers. Frequent: missed events are read from the stored data. */
export interface Feeds {
  /** The replies of a conversation. */
  reply: ReplyEvent;
}
export type Feed = keyof Feeds;

/** A reply grows, or is no longer being written. `run` counts the attempts to write it; `offset` is in UTF-16 units. */
export type ReplyEvent =
  { kind: 'text'; messageId: string; run: number; offset: number; text: string } | { kind: 'ended'; messageId: string };

/** Live events between the parts of the app: in one process, or between servers over Redis. */
export interface Bus {
  /** Whether no other server publishes or subscribes. */
  readonly isLocal: boolean;
  publish<T extends Topic>(topic: T, payload: Topics[T]): Promise<void>;
  /** Every event published after the call. Ends when the iterator is returned. */
  subscribe<T extends Topic>(topic: T): AsyncIterableIterator<Topics[T]>;
  feed<F extends Feed>(feed: F, id: string, event: Feeds[F]): Promise<void>;
  /** Calls back for each later event of this feed, until the returned function is called. */
  follow<F extends Feed>(feed: F, id: string, listener: (event: Feeds[F]) => void): () => void;
  /** The time in milliseconds since the last event with a screen topic, or since this server started listening. */
  getQuietPeriodMs(): number;
  /** Whether events reach the other servers; always true in one process. */
  isHealthy(): Promise<boolean>;
  /** Resolves when all events that any server published before the call have arrived here. Rejects if that is unknown. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}
