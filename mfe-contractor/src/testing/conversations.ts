import { type MockResponse, replyTo } from 'kit/test/network';
import {
  AvailableTemplatesDocument,
  ConversationListDocument,
  ConversationMatchesDocument,
  TestJarvisDocument,
} from '#gql/graphql.ts';

export interface TemplateFields {
  id: number;
  name: string;
  description?: string | null;
}

export const engineer: TemplateFields = { id: 1, name: 'Engineer', description: 'Writes features.' };
export const reviewer: TemplateFields = { id: 2, name: 'Reviewer', description: null };
export const architect: TemplateFields = { id: 3, name: 'Architect', description: 'Draws tables.' };

const template = ({ description = null, ...fields }: TemplateFields) => ({
  __typename: 'PromptTemplateCard',
  ...fields,
  description,
});

interface ConversationFields {
  id: string;
  title: string;
  updatedAt?: string;
  templates?: TemplateFields[];
}

export function conversation({
  templates = [engineer],
  updatedAt = '2026-11-20T09:00:00.000Z',
  ...fields
}: ConversationFields) {
  return { __typename: 'Conversation', ...fields, updatedAt, promptTemplates: templates.map(template) };
}

export function conversationsReply(
  nodes: ReturnType<typeof conversation>[],
  endCursor: string | null = null,
): MockResponse {
  const edges = nodes.map((node) => ({ __typename: 'ConversationEdge', cursor: node.id, node }));
  const pageInfo = { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor };
  return replyTo(ConversationListDocument, {
    conversations: { __typename: 'ConversationConnection', edges, pageInfo },
  });
}

export const templatesReply = (templates: TemplateFields[]) =>
  replyTo(AvailableTemplatesDocument, { availablePromptTemplates: templates.map(template) });

export function matchesReply(
  found: { id: string; title: string; messageId: string | null; excerpt: string }[],
): MockResponse {
  const conversationMatches = found.map(({ id, title, messageId, excerpt }) => {
    const { promptTemplates: _, ...named } = conversation({ id, title });
    return { __typename: 'ConversationMatch', messageId, excerpt, conversation: named };
  });
  return replyTo(ConversationMatchesDocument, { conversationMatches });
}

export const testReply = (ok = true) =>
  replyTo(TestJarvisDocument, { testJarvis: { __typename: 'JarvisTest', ok, model: 'small-model' } });
