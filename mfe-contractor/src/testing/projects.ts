import { type MockResponse, replyTo } from 'kit/test/network';
import { type HubProject_ProjectFragment, HubProjectsDocument } from '#gql/graphql.ts';

export const hubProject = (fields: Partial<HubProject_ProjectFragment> = {}) => ({
  __typename: 'Project',
  id: 'p1',
  title: 'Harbour',
  description: 'Berths for twelve marinas.',
  status: 'in_progress' as const,
  tier: 'high' as const,
  progress: 65,
  implementationFee: '15000.00',
  technologies: ['React', 'PostgreSQL'],
  liveUrl: null,
  stagingUrl: 'https://staging.harbour.example',
  viewerCanUpdate: true,
  client: {
    __typename: 'User',
    id: 'c1',
    firstName: 'Clara',
    lastName: 'Meyer',
    email: 'clara@harbour.example',
  },
  clientEmail: null,
  ...fields,
});

export function projectsReply(
  projects: ReturnType<typeof hubProject>[],
  endCursor: string | null = null,
): MockResponse {
  const edges = projects.map((node) => ({ __typename: 'ProjectEdge', node }));
  const pageInfo = { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor };
  return replyTo(HubProjectsDocument, { projects: { __typename: 'ProjectConnection', edges, pageInfo } });
}
