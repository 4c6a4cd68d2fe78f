/** The element id of a conversation's link, used to focus it. */
export const getConversationLinkId = (conversationId: string) => `conversation-${conversationId}`;
