/** The link of a conversation in the list, to put the focus on. */
export const rowId = (conversationId: string) => `conversation-${conversationId}`;
