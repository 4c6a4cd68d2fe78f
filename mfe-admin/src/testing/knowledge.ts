import type { MockResponse } from 'kit/test/network';
import type { ResourceForm_ResourceFragment, ResourceRow_ResourceFragment } from '#gql/graphql.ts';

export const resource = (fields: Partial<ResourceRow_ResourceFragment> & { id: string; title: string }) => ({
  __typename: 'KnowledgeResource',
  hub: 'dochub',
  category: 'guide',
  fileName: null,
  fileSize: null,
  isPublished: true,
  isPremium: false,
  viewCount: 0,
  ...fields,
});

export function knowledgeReply(nodes: ReturnType<typeof resource>[], endCursor: string | null = null): MockResponse {
  const edges = nodes.map((node) => ({ __typename: 'KnowledgeResourceEdge', cursor: node.id, node }));
  const pageInfo = { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor };
  return { data: { knowledgeResources: { __typename: 'KnowledgeResourceConnection', edges, pageInfo } } };
}

export function countsReply(dochub = { published: 0, drafts: 0, views: 0 }): MockResponse {
  const none = { published: 0, drafts: 0, views: 0 };
  const knowledgeCounts = [
    { hub: 'dochub', ...dochub },
    { hub: 'ai_nexus', ...none },
    { hub: 'upskill', ...none },
  ].map((count) => ({ __typename: 'HubCount', ...count }));
  return { data: { knowledgeCounts } };
}

export function editedReply(
  fields: Partial<ResourceForm_ResourceFragment> & { id: string; title: string },
): MockResponse {
  const knowledgeResource = {
    __typename: 'KnowledgeResource',
    description: null,
    category: 'guide',
    hub: 'dochub',
    content: null,
    fileContent: null,
    fileName: null,
    fileType: null,
    fileSize: null,
    fileUrl: null,
    thumbnailUrl: null,
    tags: [],
    difficulty: null,
    estimatedDuration: null,
    lessons: null,
    isPublished: true,
    isPremium: false,
    ...fields,
  };
  return { data: { knowledgeResource } };
}
