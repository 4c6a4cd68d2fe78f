import { type Fixture, type MockResponse, replyTo, toConnection } from 'kit/test/network';
import {
  type ManagedProject_ProjectFragment,
  ManagedProjectDocument,
  type ManagerOverviewQuery,
  type ProjectRow_ProjectFragment,
  type TaskWeeksQuery,
  type TeamLoadQuery,
  ManagedProjectsDocument,
  ManagerOverviewDocument,
  ProjectWorkDocument,
  type ProjectWorkQuery,
  TaskWeeksDocument,
  TeamLoadDocument,
  TeamWeeksDocument,
  type TeamWeeksQuery,
} from '#gql/graphql.ts';
import { devika, harbourId, teammate } from './work.ts';

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
  const load = {
    activeProjects: 0,
    openTasks: 0,
    overdueTasks: 0,
    nextDueOn: null,
    user: { id: 'u1', profileImageUrl: null },
  };
  return replyTo(TeamLoadDocument, {
    teamMembers: toConnection(
      'TeamMember',
      members.map((fields, at) => ({ ...devika, ...load, id: `m${at}`, ...fields })),
    ),
  });
}

export const teamWeeksReply = (
  members: Partial<TeamWeeksQuery['teamMembers']['edges'][number]['node']>[],
): MockResponse =>
  replyTo(TeamWeeksDocument, {
    teamMembers: toConnection(
      'TeamMember',
      members.map((fields, at) => ({ ...devika, activeProjects: 0, weeks: [], id: `m${at}`, ...fields })),
    ),
  });

export function weeksReply(weeks: Partial<TaskWeeksQuery['taskWeeks'][number]>[]): MockResponse {
  const week = { __typename: 'TaskWeek', startsOn: '2026-11-16', done: 0, medianDays: 2.5, mostDays: 6 };
  return replyTo(TaskWeeksDocument, { taskWeeks: weeks.map((fields) => ({ ...week, ...fields })) });
}

/** A project with everything that its page shows. */
export const managedProject = (
  fields: Partial<ManagedProject_ProjectFragment> = {},
): Fixture<ManagedProject_ProjectFragment> => ({
  __typename: 'Project',
  id: harbourId,
  title: 'Harbour',
  description: 'Berths for twelve marinas.',
  status: 'in_progress',
  progress: 40,
  tier: 'high',
  priority: 'high',
  implementationFee: '15000.00',
  monthlySupportFee: '0.00',
  technologies: ['React'],
  workingLocation: null,
  estimatedWeeks: 6,
  rating: null,
  liveUrl: null,
  stagingUrl: 'https://staging.harbour.example',
  clientEmail: null,
  createdAt: '2026-11-19T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  viewerCanUpdate: true,
  viewerCanChangeTeam: true,
  client: { __typename: 'User', id: 'c1', firstName: 'Clara', lastName: 'Meyer', email: 'clara@harbour.example' },
  developer: teammate(devika),
  tester: null,
  projectManager: null,
  ...fields,
});

export function managedProjectReply(
  project: Fixture<ManagedProject_ProjectFragment> | null,
  entries: string[] = [],
): MockResponse {
  const nodes = entries.map((description, at) => ({
    __typename: 'Activity',
    id: `a${at}`,
    description,
    createdAt: '2026-11-20T09:00:00.000Z',
  }));
  return replyTo(ManagedProjectDocument, {
    project: project && { ...project, activity: toConnection('Activity', nodes) },
  });
}

interface Work {
  due?: Array<{ id: string; title: string; dueOn: string; assignee?: typeof devika }>;
  tickets?: Partial<ProjectWorkQuery['supportTickets']['edges'][number]['node']>[];
  counts?: Partial<ProjectWorkQuery['taskCounts']>;
}

export function workReply({ due = [], tickets = [], counts }: Work = {}): MockResponse {
  const tasks = due.map(({ assignee, ...task }) => ({
    __typename: 'Task',
    ...task,
    assignee: assignee ? teammate(assignee) : null,
  }));
  const ticket = {
    __typename: 'SupportTicket',
    id: 't1',
    title: 'It does not open',
    status: 'open' as const,
    priority: 'critical' as const,
    createdAt: '2026-11-20T09:00:00.000Z',
  };
  return replyTo(ProjectWorkDocument, {
    taskCounts: { __typename: 'TaskCounts', todo: due.length, inProgress: 0, review: 0, done: 0, ...counts },
    project: { __typename: 'Project', id: harbourId, dueTasks: toConnection('Task', tasks) },
    supportTickets: toConnection(
      'SupportTicket',
      tickets.map((fields) => ({ ...ticket, ...fields })),
    ),
  });
}
