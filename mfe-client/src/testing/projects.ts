import { type Fixture, type MockResponse, replyTo } from 'kit/test/network';
import {
  type DetailedProject_ProjectFragment,
  type ListedProject_ProjectFragment,
  ProjectDetailDocument,
  ProjectListDocument,
  type StartProjectMutation,
} from '#gql/graphql.ts';

type Project = DetailedProject_ProjectFragment & ListedProject_ProjectFragment & StartProjectMutation['createProject'];

const devika = {
  __typename: 'User',
  id: 't1',
  firstName: 'Devika',
  lastName: 'Rao',
  profileImageUrl: '/faces/devika.png',
};

/** A project with all fields that any screen shows. */
export const wholeProject = (fields: Partial<Project> = {}): Fixture<Project> => ({
  __typename: 'Project',
  id: 'p1',
  title: 'Harbour',
  description: 'Berths for twelve marinas.',
  status: 'in_progress' as const,
  progress: 65,
  tier: 'high' as const,
  priority: 'high' as const,
  implementationFee: '15000.00',
  monthlySupportFee: '399.00',
  technologies: ['React', 'PostgreSQL'],
  workingLocation: 'Remote',
  estimatedWeeks: 6,
  liveUrl: null,
  stagingUrl: 'https://staging.harbour.example',
  rating: null,
  viewerCanRate: false,
  createdAt: '2026-10-21T09:00:00.000Z',
  updatedAt: '2026-10-21T09:00:00.000Z',
  developer: devika,
  tester: null,
  projectManager: null,
  ...fields,
});

export type WholeProject = ReturnType<typeof wholeProject>;

export function listReply(projects: readonly WholeProject[], endCursor: string | null = null): MockResponse {
  const edges = projects.map((node) => ({ __typename: 'ProjectEdge', node }));
  return replyTo(ProjectListDocument, {
    projects: { __typename: 'ProjectConnection', edges, pageInfo: pageInfo(endCursor) },
  });
}

/** The project with its timeline, newest first. */
export function detailReply(project: WholeProject, happened: string[], endCursor: string | null = null): MockResponse {
  const edges = happened.map((description) => ({
    __typename: 'ActivityEdge',
    node: { __typename: 'Activity', id: description, description, createdAt: '2026-11-21T09:00:00.000Z' },
  }));
  const activity = { __typename: 'ActivityConnection', edges, pageInfo: pageInfo(endCursor) };
  return replyTo(ProjectDetailDocument, { project: { ...project, activity } });
}

/** The event that subscribers receive after a change. */
export const toChangeEvent = (project: WholeProject) => ({
  activityAdded: { __typename: 'Activity', id: `a-${project.id}`, project },
});

const pageInfo = (endCursor: string | null) => ({ __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor });
