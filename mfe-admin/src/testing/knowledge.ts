import { type Fixture, type MockResponse, replyTo } from 'kit/test/network';
import {
  type EditedResourceQuery,
  type ResourceRow_ResourceFragment,
  KnowledgeCountsDocument,
  KnowledgeListDocument,
  EditedResourceDocument,
} from '#gql/graphql.ts';

type Row = Fixture<ResourceRow_ResourceFragment>;
type EditedResource = Fixture<NonNullable<EditedResourceQuery['knowledgeResource']>>;

export const resource = (fields: Partial<Row> & { id: string; title: string }): Row => ({
  __typename: 'KnowledgeResource',
  hub: 'dochub',
  category: 'guide',
  fileName: null,
  fileSize: null,
  isPublished: true,
  isPremium: false,
  viewCount: 0,
  updatedAt: '2026-03-02T09:00:00.000Z',
  ...fields,
});

export function knowledgeReply(nodes: Row[], endCursor: string | null = null): MockResponse {
  const edges = nodes.map((node) => ({ __typename: 'KnowledgeResourceEdge', cursor: node.id, node }));
  const pageInfo = { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor };
  return replyTo(KnowledgeListDocument, {
    knowledgeResources: { __typename: 'KnowledgeResourceConnection', edges, pageInfo },
  });
}

export function countsReply(dochub = { published: 0, drafts: 0, views: 0 }): MockResponse {
  const none = { published: 0, drafts: 0, views: 0 };
  return replyTo(KnowledgeCountsDocument, {
    knowledgeCounts: [
      { __typename: 'HubCount', hub: 'dochub', ...dochub },
      { __typename: 'HubCount', hub: 'ai_nexus', ...none },
      { __typename: 'HubCount', hub: 'upskill', ...none },
    ],
  });
}

type EditedFields = Partial<EditedResource> & { id: string; title: string };

/** A resource with all fields of the form. */
export const editedResource = (fields: EditedFields): EditedResource => ({
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
  updatedAt: '2026-03-02T09:00:00.000Z',
  ...fields,
});

export const editedReply = (fields: EditedFields): MockResponse =>
  replyTo(EditedResourceDocument, { knowledgeResource: editedResource(fields) });
