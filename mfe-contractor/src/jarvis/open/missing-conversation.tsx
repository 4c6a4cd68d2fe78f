import { ConversationPlaceholder } from './conversation-placeholder.ts';

/** The URL names a conversation that is not the user's, or no longer exists. */
export function MissingConversation() {
  return (
    <ConversationPlaceholder role="alert">
      <h2>Conversation not found</h2>
      <p>It may have been deleted, or the link belongs to another account. Choose another from the list.</p>
    </ConversationPlaceholder>
  );
}
