import { type MockResponse, replyTo, toConnection } from 'kit/test/network';
import type { TaskStatus } from 'rules/tasks';
import {
  AssigneesDocument,
  BoardColumnDocument,
  BoardCountsDocument,
  ProjectNameDocument,
  ProjectNamesDocument,
} from '#gql/graphql.ts';
import type { BoardTask } from '../manager/tasks/board-columns.ts';

/** Valid ids, since the rules check their format. */
const getId = (digit: number) => `${String(digit).repeat(8)}-0000-7000-8000-000000000000`;
export const [harbourId, clinicId, devikaId, tomasId] = [getId(1), getId(2), getId(3), getId(4)];

export const projects = [
  { __typename: 'Project' as const, id: harbourId, title: 'Harbour', status: 'in_progress' as const },
  { __typename: 'Project' as const, id: clinicId, title: 'Clinic', status: 'testing' as const },
];

const person = (id: string, firstName: string, contractorRole: string) => ({
  __typename: 'TeamMember' as const,
  id,
  firstName,
  lastName: 'Rao',
  contractorRole,
  isActive: true,
  activeProjects: 2,
  openTasks: 5,
});
export const devika = person(devikaId, 'Devika', 'developer');
export const tomas = person(tomasId, 'Tomás', 'tester');

interface TaskFields {
  id: string;
  title?: string;
  status?: TaskStatus;
  position?: number;
  dueOn?: string | null;
  doneAt?: string | null;
  description?: string;
  project?: { id: string; title: string };
  assignee?: typeof devika | null;
}

export const teammate = ({ id, firstName, lastName }: typeof devika) => ({
  __typename: 'User',
  id,
  firstName,
  lastName,
});

export function task({ id, title = id, project, assignee, ...fields }: TaskFields): BoardTask {
  const named = { __typename: 'Project', id: harbourId, title: 'Harbour', ...project };
  const made = {
    __typename: 'Task',
    id,
    title,
    description: '',
    status: 'todo' as TaskStatus,
    position: 0,
    dueOn: null,
    doneAt: null,
    ...fields,
    project: named,
    assignee: assignee ? teammate(assignee) : null,
  };
  return made;
}

/** The board's response: its columns, and counts that include the given number of further tasks. */
export function boardReplies(tasks: readonly BoardTask[], extraCounts: Partial<Record<TaskStatus, number>> = {}) {
  const of = (status: unknown) => tasks.filter((one) => one.status === status);
  const count = (status: TaskStatus) => of(status).length + (extraCounts[status] ?? 0);
  return {
    BoardColumn: ({ status }: Record<string, unknown>): MockResponse =>
      replyTo(BoardColumnDocument, {
        boardTasks: {
          __typename: 'TaskConnection',
          edges: of(status).map((node) => ({ __typename: 'TaskEdge', node })),
          pageInfo: { __typename: 'PageInfo', hasNextPage: (status as TaskStatus) in extraCounts, endCursor: null },
        },
      }),
    BoardCounts: replyTo(BoardCountsDocument, {
      taskCounts: {
        __typename: 'TaskCounts',
        todo: count('todo'),
        inProgress: count('in_progress'),
        review: count('review'),
        done: count('done'),
      },
    }),
  };
}

export const projectNamesReply = (found: typeof projects): MockResponse =>
  replyTo(ProjectNamesDocument, {
    plannedProjects: {
      __typename: 'PlannedProjectConnection',
      edges: found.map((node) => ({ __typename: 'PlannedProjectEdge', node })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  });

export const nameReply = ({ id }: Record<string, unknown>): MockResponse =>
  replyTo(ProjectNameDocument, { project: projects.find((one) => one.id === id) ?? null });

export const assigneesReply = ({ search }: Record<string, unknown>): MockResponse =>
  replyTo(AssigneesDocument, {
    teamMembers: toConnection(
      'TeamMember',
      [devika, tomas].filter(({ firstName }) => firstName.toLowerCase().includes(String(search ?? '').toLowerCase())),
    ),
  });

/** Someone else changed a task. */
export const createWorkChange = (id: string, now: BoardTask | null) => ({
  taskChanged: { __typename: 'TaskChange', id, projectId: now?.project.id ?? harbourId, task: now },
});
