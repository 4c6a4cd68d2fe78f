/** The element id of a conversation's link, used to focus it. */
export const rowId = (conversationId: string) => `conversation-${conversationId}`;
