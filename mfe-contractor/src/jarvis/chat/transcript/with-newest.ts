import type { ChatMessage_MessageFragment as ChatMessage } from '#gql/graphql.ts';

/** The end of a conversation on the server, oldest first. */
export interface End {
  messages: readonly ChatMessage[];
  /** Whether nothing comes before it. */
  isAll: boolean;
}

/**
 * Merges the current end of a conversation into the known messages; messages that the server no longer has are dropped. Unchanged
 * messages keep their identity, to avoid rerenders. Ids grow with time.
 */
export function withNewest(known: readonly ChatMessage[], { messages, isAll }: End): ChatMessage[] {
  const first = messages[0]?.id;
  const older = isAll || first === undefined ? [] : known.filter(({ id }) => id < first);
  return [...older, ...messages.map((message) => unchanged(known, message) ?? message)];
}

/** Whether the end continues the known messages without a gap. */
export const isJoined = (known: readonly ChatMessage[], { messages, isAll }: End): boolean =>
  isAll || known.length === 0 || messages.some(({ id }) => known.some((message) => message.id === id));

function unchanged(known: readonly ChatMessage[], message: ChatMessage): ChatMessage | undefined {
  const before = known.find(({ id }) => id === message.id);
  return before && isSame(before, message) ? before : undefined;
}

export const isSame = (before: ChatMessage, message: ChatMessage): boolean =>
  JSON.stringify(before) === JSON.stringify(message);
