import { type Fixture, type MockResponse, replyTo } from 'kit/test/network';
import { type ChatMessage_MessageFragment as ChatMessage, ChatMessagesDocument } from '#gql/graphql.ts';

/** A message as the server returns it; a reply by default. */
export const message = (id: string, fields: Partial<ChatMessage> = {}): Fixture<ChatMessage> => ({
  __typename: 'Message',
  id,
  createdAt: '2026-11-21T09:00:00.000Z',
  role: 'assistant',
  content: `Text of ${id}`,
  status: 'complete',
  failureReason: null,
  viewerCanRetry: false,
  viewerCanEdit: false,
  metadata: { __typename: 'MessageMetadata', referencedDocuments: [] },
  usage: null,
  ...fields,
});

/** A page of messages, oldest first. */
export function messagesReply(messages: Fixture<ChatMessage>[], endCursor: string | null = null): MockResponse {
  const edges = messages.toReversed().map((node) => ({ __typename: 'MessageEdge', cursor: node.id, node }));
  const pageInfo = { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor };
  return replyTo(ChatMessagesDocument, { messages: { __typename: 'MessageConnection', edges, pageInfo } });
}
