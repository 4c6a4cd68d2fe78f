import { useApolloClient, useCoalescedRefetch, usePaginatedQuery, useSubscription } from 'kit/apollo';
import { refetchTaskDetails } from 'kit/task';
import { OwnTaskChangedDocument, OwnTasksDocument } from '#gql/graphql.ts';
import type { OwnTask } from './task-groups.ts';

/** Events come in bursts. */
const batchDelayMs = 200;

/** The viewer's tasks, those to do and those done, each as far as loaded. */
export function useOwnTasks(projectId: string | null) {
  const client = useApolloClient();
  const toDo = useList(projectId, false);
  const done = useList(projectId, true);
  const refresh = async () => {
    await Promise.all([toDo.refresh(), done.refresh()]);
  };
  const refreshSoon = useCoalescedRefetch(refresh, batchDelayMs);
  useSubscription(OwnTaskChangedDocument, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      void refreshSoon();
      if (data) refetchTaskDetails(client, data.myTaskChanged.id);
    },
  });

  const lists = [toDo.nodes, done.nodes];
  // A task that has just moved may be in both lists.
  const tasks = lists.every((nodes) => nodes)
    ? [...new Map(lists.flatMap((nodes) => nodes ?? []).map((task) => [task.id, task])).values()]
    : undefined;
  return {
    toDo,
    done,
    tasks: tasks?.toSorted(byUrgency),
    error: toDo.error ?? done.error,
    refresh: () => void refresh(),
  };
}

const useList = (projectId: string | null, isDone: boolean) =>
  usePaginatedQuery(OwnTasksDocument, {
    variables: { filter: { isDone, projectId } },
    selectConnection: ({ myTasks }) => myTasks,
  });

/** Sorts after every possible due date. */
const afterEveryDate = '9999-99-99';

/** By due date, done ones last and newest first, as on the server: a move shows before its lists are read again. */
function byUrgency(a: OwnTask, b: OwnTask): number {
  if (a.doneAt || b.doneAt) return compare(b.doneAt ?? '9', a.doneAt ?? '9');
  return compare(a.dueOn ?? afterEveryDate, b.dueOn ?? afterEveryDate) || compare(a.id, b.id);
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
