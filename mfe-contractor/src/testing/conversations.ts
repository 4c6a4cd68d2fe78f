import type { MockResponse } from 'kit/test/network';

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
  return { __typename: 'Conversation', ...fields, updatedAt, templates: templates.map(template) };
}

export function conversationsReply(
  nodes: ReturnType<typeof conversation>[],
  endCursor: string | null = null,
): MockResponse {
  const edges = nodes.map((node) => ({ __typename: 'ConversationEdge', cursor: node.id, node }));
  const pageInfo = { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor };
  return { data: { conversations: { __typename: 'ConversationConnection', edges, pageInfo } } };
}

export const templatesReply = (templates: TemplateFields[]): MockResponse => ({
  data: { availablePromptTemplates: templates.map(template) },
});

export function matchesReply(
  found: { id: string; title: string; messageId: string | null; excerpt: string }[],
): MockResponse {
  const conversationMatches = found.map(({ id, title, messageId, excerpt }) => {
    const { templates: _, ...named } = conversation({ id, title });
    return { __typename: 'ConversationMatch', messageId, excerpt, conversation: named };
  });
  return { data: { conversationMatches } };
}

export const testReply = (ok = true): MockResponse => ({
  data: { testJarvis: { __typename: 'JarvisTest', ok, model: 'small-model' } },
});
