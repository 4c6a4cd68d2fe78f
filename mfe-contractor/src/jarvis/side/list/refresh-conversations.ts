import type { DataClient } from 'kit/apollo';
import { ConversationListDocument } from '#gql/graphql.ts';

/** The most that the server gives at once. */
const most = 500;

/**
 * Asks for all conversations that are listed, in one go: a list that fell back to its first page would jump. To be called
 * after a message was sent or answered too, because that moves its conversation to the top and may have named it.
 */
export async function refreshConversations(client: DataClient): Promise<void> {
  const listed = client.cache.readQuery({ query: ConversationListDocument })?.conversations.edges.length;
  if (listed === undefined) return;
  const variables = { first: Math.min(Math.max(listed + 1, 30), most) };
  const ask = client.query({ query: ConversationListDocument, variables, fetchPolicy: 'no-cache' });
  // A list that is behind for a while is not worth a word: the next time brings it up to date.
  const answer = await ask.catch(() => null);
  if (answer?.data) client.cache.updateQuery({ query: ConversationListDocument }, () => answer.data);
}
