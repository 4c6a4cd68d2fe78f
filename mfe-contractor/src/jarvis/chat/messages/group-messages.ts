import type { ChatMessage_MessageFragment as ChatMessage } from '#gql/graphql.ts';

export interface MessageGroup {
  key: number;
  messages: ChatMessage[];
}

/** How many messages the browser checks for visibility as one unit. */
const groupSize = 25;

/**
 * The messages in groups, so that a thousand messages are forty layout containers. Counted from an anchor message, so that every
 * message stays in its group when others are prepended or appended.
 */
export function groupMessages(messages: readonly ChatMessage[], anchor: string | undefined): MessageGroup[] {
  const start = Math.max(
    messages.findIndex(({ id }) => id === anchor),
    0,
  );
  const groups: MessageGroup[] = [];
  for (const [index, message] of messages.entries()) {
    const key = Math.floor((index - start) / groupSize);
    const last = groups.at(-1);
    if (last?.key === key) last.messages.push(message);
    else groups.push({ key, messages: [message] });
  }
  return groups;
}
