import type { Reply } from 'kit/test/network';
import type { ProjectStatus } from '#gql/graphql.ts';

interface GivenProject {
  id: string;
  title: string;
  status?: ProjectStatus;
  progress?: number;
  developer?: string | null;
  tester?: string | null;
}

export function project({ developer = null, tester = null, status = 'pending', progress = 0, ...given }: GivenProject) {
  return {
    __typename: 'Project',
    ...given,
    status,
    progress,
    developer: teammate(developer),
    tester: teammate(tester),
  };
}

export function projectsReply(nodes: ReturnType<typeof project>[], endCursor: string | null = null): Reply {
  const edges = nodes.map((node) => ({ __typename: 'ProjectEdge', cursor: node.id, node }));
  const pageInfo = { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor };
  return { data: { projects: { __typename: 'ProjectConnection', edges, pageInfo } } };
}

export function activityReply(descriptions: string[]): Reply {
  const edges = descriptions.map((description, index) => {
    const node = { __typename: 'Activity', id: `a${index}`, description, createdAt: '2026-11-21T09:00:00.000Z' };
    return { __typename: 'ActivityEdge', cursor: node.id, node };
  });
  return { data: { activity: { __typename: 'ActivityConnection', edges } } };
}

export function summaryReply({ isSample = true } = {}): Reply {
  return {
    data: {
      clientSummary: {
        __typename: 'ClientSummary',
        activeProjects: 3,
        totalInvested: '34500.00',
        monthlySupport: '647.50',
        moneySaved: { __typename: 'Figure', value: '156000.00', isSample },
      },
    },
  };
}

const teammate = (firstName: string | null) => firstName && { __typename: 'Teammate', id: `t-${firstName}`, firstName };
