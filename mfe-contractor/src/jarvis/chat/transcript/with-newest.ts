import type { ChatMessage_MessageFragment as ChatMessage } from '#gql/graphql.ts';

/** The end of a conversation as the server has it, oldest first. */
export interface End {
  messages: readonly ChatMessage[];
  /** Nothing comes before it. */
  isAll: boolean;
}

/**
 * What is known of a conversation, with its end as it is now: what the server does not have any more goes. A message that did
 * not change stays the same object, so that it is not rendered again. Ids grow with time.
 */
export function withNewest(known: readonly ChatMessage[], { messages, isAll }: End): ChatMessage[] {
  const first = messages[0]?.id;
  const older = isAll || first === undefined ? [] : known.filter(({ id }) => id < first);
  return [...older, ...messages.map((message) => unchanged(known, message) ?? message)];
}

/** Whether the end goes on from what is known, without messages between that no one has. */
export const isJoined = (known: readonly ChatMessage[], { messages, isAll }: End): boolean =>
  isAll || known.length === 0 || messages.some(({ id }) => known.some((message) => message.id === id));

function unchanged(known: readonly ChatMessage[], message: ChatMessage): ChatMessage | undefined {
  const before = known.find(({ id }) => id === message.id);
  return before && isSame(before, message) ? before : undefined;
}

export const isSame = (before: ChatMessage, message: ChatMessage): boolean =>
  JSON.stringify(before) === JSON.stringify(message);
