import type { ChatMessage_MessageFragment as ChatMessage } from '#gql/graphql.ts';

export interface MessageGroup {
  key: number;
  messages: ChatMessage[];
}

/** How many messages the browser looks at as one when it asks itself what is in sight. */
const size = 25;

/**
 * The messages in groups, so that a thousand of them are forty things to the browser and not a thousand. They are counted from
 * one message, the anchor: older ones that come in before it, and newer ones behind, leave every message in its group.
 */
export function messageGroups(messages: readonly ChatMessage[], anchor: string | undefined): MessageGroup[] {
  const start = Math.max(
    messages.findIndex(({ id }) => id === anchor),
    0,
  );
  const groups: MessageGroup[] = [];
  for (const [index, message] of messages.entries()) {
    const key = Math.floor((index - start) / size);
    const last = groups.at(-1);
    if (last?.key === key) last.messages.push(message);
    else groups.push({ key, messages: [message] });
  }
  return groups;
}
