/** What happened, by topic. A payload is small and plain JSON: ids, from which each subscriber reads what they may see. */
export interface Topics {
  activityAdded: { id: string };
  /** A request of the Client Store is new, or stands differently. */
  clientStoreChanged: { id: string };
  /** A lead is new or stands differently, or its enquiry does. */
  leadChanged: { id: string };
  ticketMessageAdded: { id: string; ticketId: string };
  /**
   * `resolvedNow`: it was unresolved until this change, so some who saw it see it no more. `onlyTo`: the ticket is as it was; these
   * people get or lose sight of it.
   */
  supportTicketChanged: { id: string; resolvedNow: boolean; onlyTo?: string[] };
  /** A task was made, changed, moved or deleted. */
  taskChanged: { id: string; projectId: string };
  documentProgress: { id: string };
  auditEntryAdded: { id: string };
  /** `wasPublished`: everyone saw it before the change. */
  knowledgeChanged: { id: string; wasPublished: boolean };
  /** Someone is at another lesson of a course. */
  courseProgressChanged: { personId: string; resourceId: string };
  /** The pointer of a remote has moved. */
  releasesChanged: { remote: string };
  /** An override has ended, or a key or an account that overrides depend on. */
  overridesEnded: Record<string, never>;
  sessionEnded: { sessionId: string };
  /** A session was deleted: every server drops its cached copy. Its sockets receive `sessionEnded`. */
  sessionDropped: { sessionId: string };
  /** A reply waits for a server that writes it. Whoever is first has it; its job is for the case that no one hears this. */
  replyQueued: { messageId: string };
  /** Someone reads along and lacks text: whoever writes this reply says all of it again. */
  replyWanted: { messageId: string };
  /** Whoever writes this reply looks whether it is to be stopped, or gone. */
  replyHalted: { messageId: string };
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

/** Whether screens follow it. */
export const isClientTopic = (topic: Topic): boolean => !serverOnlyTopics.has(topic);

/** What happens to one thing, which only its followers hear. Frequent: what was missed is read from what is stored. */
export interface Feeds {
  /** The replies of a conversation. */
  reply: ReplyEvent;
}
export type Feed = keyof Feeds;

/** A reply grows, or is no longer being written. `run` counts the attempts to write it; offset in UTF-16 units. */
export type ReplyEvent =
  { kind: 'text'; messageId: string; run: number; offset: number; text: string } | { kind: 'ended'; messageId: string };

/** Live events between the parts of the app: in one process, or between servers over Redis. */
export interface Bus {
  /** Whether no other server publishes or subscribes. */
  readonly isLocal: boolean;
  publish<T extends Topic>(topic: T, payload: Topics[T]): Promise<void>;
  /** Everything published from the moment of the call on. Ends when the iterator is returned. */
  subscribe<T extends Topic>(topic: T): AsyncIterableIterator<Topics[T]>;
  feed<F extends Feed>(feed: F, id: string, event: Feeds[F]): Promise<void>;
  /** Calls back for each event of this feed from now on, until the answered function is called. */
  follow<F extends Feed>(feed: F, id: string, listener: (event: Feeds[F]) => void): () => void;
  /** For how many milliseconds nothing was heard that screens follow. Before this server listened it heard nothing: it counts from there. */
  getQuietPeriodMs(): number;
  /** Whether events reach the other servers; always true in one process. */
  isHealthy(): Promise<boolean>;
  /** Resolves when all events that any server published before the call have arrived here. Rejects if that is unknown. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}
