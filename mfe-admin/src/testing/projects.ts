import { type Fixture, type MockResponse, replyTo, toConnection } from 'kit/test/network';
import {
  AdminProjectDetailDocument,
  type AdminProjectDetail_ProjectFragment,
  type AdminProject_ProjectFragment,
  AdminProjectsDocument,
} from '#gql/graphql.ts';

type Project = AdminProjectDetail_ProjectFragment & AdminProject_ProjectFragment;

const person = (id: string, firstName: string, lastName: string) => ({
  __typename: 'User',
  id,
  firstName,
  lastName,
});

/** The version of a project that tests read. */
export const projectVersion = '2026-11-20T09:00:00.000Z';

/** A project with all fields that any screen selects. */
export const project = (fields: Partial<Project> = {}): Fixture<Project> => ({
  __typename: 'Project',
  id: 'p1',
  title: 'Harbour',
  description: 'Berths for twelve marinas.',
  status: 'in_progress' as const,
  tier: 'high' as const,
  priority: 'high' as const,
  progress: 65,
  implementationFee: '15000.00',
  monthlySupportFee: '0.00',
  technologies: ['React', 'PostgreSQL'],
  workingLocation: null,
  estimatedWeeks: 1,
  rating: null,
  liveUrl: null,
  stagingUrl: 'https://staging.harbour.example',
  createdAt: '2026-11-19T09:00:00.000Z',
  updatedAt: projectVersion,
  client: {
    __typename: 'User',
    id: 'c1',
    firstName: 'Clara',
    lastName: 'Meyer',
    email: 'clara@harbour.example',
  },
  clientEmail: null,
  developer: person('d1', 'Devon', 'Park'),
  tester: null,
  projectManager: person('m1', 'Priya', 'Marsh'),
  ...fields,
});
export type TestProject = ReturnType<typeof project>;

export function projectsReply(projects: TestProject[], endCursor: string | null = null): MockResponse {
  return replyTo(AdminProjectsDocument, { projects: toConnection('Project', projects, endCursor) });
}

export function detailReply(fields: TestProject | null, entries: string[] = []): MockResponse {
  const nodes = entries.map((description, place) => ({
    __typename: 'Activity',
    id: `a${place}`,
    description,
    createdAt: '2026-11-20T09:00:00.000Z',
  }));
  return replyTo(AdminProjectDetailDocument, {
    project: fields && { ...fields, activity: toConnection('Activity', nodes) },
  });
}

export const activityEvent = (to: TestProject) => ({
  activityAdded: { __typename: 'Activity', id: `a-${to.id}-${to.status}`, project: to },
});
