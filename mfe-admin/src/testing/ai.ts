import type { MockResponse } from 'kit/test/network';
import type { DocumentRow_DocumentFragment, TemplateCard_TemplateFragment } from '#gql/graphql.ts';

export function template(fields: Partial<TemplateCard_TemplateFragment> = {}) {
  return {
    __typename: 'PromptTemplate' as const,
    id: 7,
    name: 'Code Reviewer',
    description: 'Reads code with care',
    systemPrompt: 'You review code.',
    contextInstructions: 'We write TypeScript.',
    guardrails: { include: ['tests', 'reasons'], avoid: ['secrets'] },
    isActive: true,
    createdAt: '2026-03-02T09:00:00.000Z',
    ...fields,
  };
}

export const templatesReply = (promptTemplates: ReturnType<typeof template>[]): MockResponse => ({
  data: { promptTemplates },
});

export function document(fields: Partial<DocumentRow_DocumentFragment> = {}) {
  return {
    __typename: 'AiDocument' as const,
    id: 'd1',
    title: 'Handbook',
    description: 'How we work',
    fileName: 'handbook.pdf',
    fileUrl: '/api/files/f1',
    contentSummary: 'All of it, in short',
    tags: ['process', 'people'],
    status: 'ready' as const,
    stage: 'ready' as const,
    failureReason: null,
    isActive: true,
    createdAt: '2026-03-02T09:00:00.000Z',
    ...fields,
  };
}

export const documentsReply = (aiDocuments: ReturnType<typeof document>[]): MockResponse => ({ data: { aiDocuments } });

/** One page of a document's text. */
export function passagesReply(texts: string[], endCursor: string | null = null): MockResponse {
  const edges = texts.map((text) => {
    const node = { __typename: 'Passage', id: `p-${text}`, place: `Page of ${text}`, source: 'file', text };
    return { __typename: 'PassageEdge', cursor: node.id, node };
  });
  const pageInfo = { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor };
  return { data: { documentPassages: { __typename: 'PassageConnection', edges, pageInfo } } };
}
