import { type Fixture, type MockResponse, replyTo } from 'kit/test/network';
import { people } from 'kit/test/people';
import { type OwnTask_TaskFragment, OwnTasksDocument } from '#gql/graphql.ts';

export const ownTask = (fields: Partial<OwnTask_TaskFragment> & { id: string }): Fixture<OwnTask_TaskFragment> => ({
  __typename: 'Task',
  title: `Task ${fields.id}`,
  description: '',
  status: 'todo',
  dueOn: null,
  doneAt: null,
  timeboxMinutes: null,
  project: { __typename: 'Project', id: 'p1', title: 'Harbour' },
  assignee: { __typename: 'User', id: people.developer.id, firstName: 'Dev', lastName: 'Eloper' },
  reporter: null,
  ...fields,
});

/** Answers all lists: tasks to do, done ones, and reported findings. */
export const ownTasksReply =
  (tasks: readonly Fixture<OwnTask_TaskFragment>[]) =>
  ({ filter }: Record<string, unknown>): MockResponse => {
    const { isDone, isReported } = filter as { isDone?: boolean; isReported?: boolean };
    const edges = tasks
      .filter(({ status, reporter }) => (isReported ? reporter : !reporter && (status === 'done') === isDone))
      .map((node) => ({ __typename: 'OwnTaskEdge', node }));
    const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
    return replyTo(OwnTasksDocument, { myTasks: { __typename: 'OwnTaskConnection', edges, pageInfo } });
  };
