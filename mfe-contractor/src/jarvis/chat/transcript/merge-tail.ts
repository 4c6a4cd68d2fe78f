import type { ChatMessage_MessageFragment as ChatMessage } from '#gql/graphql.ts';

/** The end of a conversation on the server, oldest first. */
export interface TranscriptTail {
  messages: readonly ChatMessage[];
  /** Whether nothing comes before it. */
  isAll: boolean;
}

/**
 * Merges the current end of a conversation into the known messages; messages that the server no longer has are dropped. Unchanged
 * messages keep their identity, to avoid rerenders. Ids grow with time.
 */
export function mergeTail(known: readonly ChatMessage[], { messages, isAll }: TranscriptTail): ChatMessage[] {
  const first = messages[0]?.id;
  const older = isAll || first === undefined ? [] : known.filter(({ id }) => id < first);
  return [...older, ...messages.map((message) => findUnchanged(known, message) ?? message)];
}

/** Whether the end continues the known messages without a gap. */
export const overlapsTail = (known: readonly ChatMessage[], { messages, isAll }: TranscriptTail): boolean =>
  isAll || known.length === 0 || messages.some(({ id }) => known.some((message) => message.id === id));

function findUnchanged(known: readonly ChatMessage[], message: ChatMessage): ChatMessage | undefined {
  const before = known.find(({ id }) => id === message.id);
  return before && isSameMessage(before, message) ? before : undefined;
}

export const isSameMessage = (before: ChatMessage, message: ChatMessage): boolean =>
  JSON.stringify(before) === JSON.stringify(message);
