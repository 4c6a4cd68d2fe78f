import { type Fixture, type MockResponse, replyTo } from 'kit/test/network';
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
  ...fields,
});

/** Answers both lists: tasks to do, and done ones. */
export const ownTasksReply =
  (tasks: readonly Fixture<OwnTask_TaskFragment>[]) =>
  ({ filter }: Record<string, unknown>): MockResponse => {
    const { isDone } = filter as { isDone: boolean };
    const edges = tasks
      .filter(({ status }) => (status === 'done') === isDone)
      .map((node) => ({ __typename: 'OwnTaskEdge', node }));
    const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
    return replyTo(OwnTasksDocument, { myTasks: { __typename: 'OwnTaskConnection', edges, pageInfo } });
  };
