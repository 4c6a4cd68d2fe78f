import { type Fixture, type MockResponse, replyTo, toConnection } from 'kit/test/network';
import {
  type ManagerOverviewQuery,
  type ProjectRow_ProjectFragment,
  type TaskWeeksQuery,
  type TeamLoadQuery,
  ManagedProjectsDocument,
  ManagerOverviewDocument,
  TaskWeeksDocument,
  TeamLoadDocument,
} from '#gql/graphql.ts';
import { devika, harbourId } from './work.ts';

type AtRisk = ManagerOverviewQuery['managerOverview']['atRisk'][number];
interface Overview {
  counts?: Partial<Record<'active' | 'completed' | 'pending', number>>;
  /** The fields of each project and its risks. */
  atRisk?: Partial<AtRisk['project'] & Omit<AtRisk, 'project'>>[];
  atRiskTotal?: number;
}

export function overviewReply({ counts = {}, atRisk = [], atRiskTotal = atRisk.length }: Overview = {}): MockResponse {
  const risks: Fixture<Omit<AtRisk, 'project'>> = {
    __typename: 'ProjectAtRisk',
    overdueTasks: 0,
    isAged: false,
    isQuietInTesting: false,
    isStalled: false,
  };
  const managerOverview = {
    __typename: 'ManagerOverview',
    active: 0,
    completed: 0,
    pending: 0,
    ...counts,
    atRiskTotal,
    atRisk: atRisk.map(({ id = harbourId, title = 'Harbour', ...fields }) => ({
      ...risks,
      ...fields,
      project: { __typename: 'Project', id, title },
    })),
  };
  return replyTo(ManagerOverviewDocument, { managerOverview });
}

type Planned = Partial<Omit<ProjectRow_ProjectFragment, 'dueTasks'>> & { next?: { title: string; dueOn: string } };

export function plannedReply(projects: Planned[], endCursor: string | null = null): MockResponse {
  const edges = projects.map(({ next, ...fields }) => ({
    __typename: 'PlannedProjectEdge',
    node: {
      __typename: 'Project',
      id: harbourId,
      title: 'Harbour',
      status: 'in_progress' as const,
      progress: 40,
      developer: null,
      tester: null,
      projectManager: null,
      ...fields,
      dueTasks: {
        __typename: 'DueTaskConnection',
        edges: next ? [{ __typename: 'DueTaskEdge', node: { __typename: 'Task', id: 'next', ...next } }] : [],
      },
    },
  }));
  const pageInfo = { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor };
  return replyTo(ManagedProjectsDocument, {
    plannedProjects: { __typename: 'PlannedProjectConnection', edges, pageInfo },
  });
}

export function membersReply(members: Partial<TeamLoadQuery['teamMembers']['edges'][number]['node']>[]): MockResponse {
  const load = { activeProjects: 0, openTasks: 0, overdueTasks: 0, nextDueOn: null };
  return replyTo(TeamLoadDocument, {
    teamMembers: toConnection(
      'TeamMember',
      members.map((fields, at) => ({ ...devika, ...load, id: `m${at}`, ...fields })),
    ),
  });
}

export function weeksReply(weeks: Partial<TaskWeeksQuery['taskWeeks'][number]>[]): MockResponse {
  const week = { __typename: 'TaskWeek', startsOn: '2026-11-16', done: 0, medianDays: 2.5, mostDays: 6 };
  return replyTo(TaskWeeksDocument, { taskWeeks: weeks.map((fields) => ({ ...week, ...fields })) });
}
