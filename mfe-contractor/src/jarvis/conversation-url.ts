/** The URL of a conversation and, optionally, of one of its messages. */
export function getConversationUrl(conversationId: string, messageId?: string | null): string {
  const search = new URLSearchParams({ tab: 'jarvis', conversation: conversationId });
  if (messageId) search.set('message', messageId);
  return `?${search}`;
}

/** The tab with no conversation open. */
export const jarvisTabUrl = '?tab=jarvis';
