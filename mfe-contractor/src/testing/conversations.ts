import type { MockResponse } from 'kit/test/network';

export interface GivenTemplate {
  id: number;
  name: string;
  description?: string | null;
}

export const engineer: GivenTemplate = { id: 1, name: 'Engineer', description: 'Writes features.' };
export const reviewer: GivenTemplate = { id: 2, name: 'Reviewer', description: null };
export const architect: GivenTemplate = { id: 3, name: 'Architect', description: 'Draws tables.' };

const template = ({ description = null, ...given }: GivenTemplate) => ({
  __typename: 'PromptTemplateCard',
  ...given,
  description,
});

interface GivenConversation {
  id: string;
  title: string;
  updatedAt?: string;
  templates?: GivenTemplate[];
}

export function conversation({
  templates = [engineer],
  updatedAt = '2026-11-20T09:00:00.000Z',
  ...given
}: GivenConversation) {
  return { __typename: 'Conversation', ...given, updatedAt, templates: templates.map(template) };
}

export function conversationsReply(
  nodes: ReturnType<typeof conversation>[],
  endCursor: string | null = null,
): MockResponse {
  const edges = nodes.map((node) => ({ __typename: 'ConversationEdge', cursor: node.id, node }));
  const pageInfo = { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor };
  return { data: { conversations: { __typename: 'ConversationConnection', edges, pageInfo } } };
}

export const templatesReply = (given: GivenTemplate[]): MockResponse => ({
  data: { availablePromptTemplates: given.map(template) },
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
