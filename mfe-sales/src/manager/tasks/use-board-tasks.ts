import { useState } from 'react';
import { usePaginatedQuery, useQuery } from 'kit/apollo';
import { usePreviousData } from 'kit/panel';
import { type TaskStatus, taskStatuses } from 'rules/tasks';
import { BoardColumnDocument, BoardCountsDocument } from '#gql/graphql.ts';
import { useRefetchOnWorkChange } from '../live/work-feed.ts';
import { type BoardFilter, toQueryVariables } from './board-filter.ts';
import type { BoardTask } from './board-columns.ts';

/** The columns of the board, each as far as loaded, and the number of tasks in each. */
export function useBoardTasks(filter: BoardFilter) {
  const counts = useQuery(BoardCountsDocument, {
    variables: toQueryVariables(filter),
    fetchPolicy: 'cache-and-network',
  });
  const columns = {
    todo: useColumn('todo', filter),
    in_progress: useColumn('in_progress', filter),
    review: useColumn('review', filter),
    done: useColumn('done', filter),
  };
  const all = taskStatuses.map((status) => columns[status]);
  const [isRefreshing, setRefreshing] = useState(false);
  useRefetchOnWorkChange(async () => {
    setRefreshing(true);
    try {
      await Promise.all([counts.refresh(), ...all.map(({ pages }) => pages.refresh())]);
    } finally {
      setRefreshing(false);
    }
  });
  const lists = all.map(({ nodes }) => nodes);
  const tasks = useTasksDuringRefresh(
    lists.every((nodes) => nodes) ? uniqueById(lists.flatMap((nodes) => nodes ?? [])) : undefined,
    isRefreshing,
  );
  const totals = toTotals((counts.data ?? counts.previousData)?.taskCounts);
  const error = all.find(({ pages }) => pages.error)?.pages.error;
  return {
    columns,
    tasks,
    totals,
    error,
    retry: () => {
      for (const { pages } of all) if (pages.error) void pages.refresh();
    },
  };
}

/**
 * While the columns are refetched, a moved task may be missing from one list and not yet in the other: until all of them have
 * arrived, previous cards stay on the board.
 */
function useTasksDuringRefresh(tasks: BoardTask[] | undefined, isRefreshing: boolean): BoardTask[] | undefined {
  const [previousTasks, setPreviousTasks] = useState(tasks);
  if (!isRefreshing && !isSameList(previousTasks, tasks)) setPreviousTasks(tasks);
  return isRefreshing && previousTasks && tasks ? uniqueById([...previousTasks, ...tasks]) : tasks;
}

const isSameList = (one: BoardTask[] | undefined, other: BoardTask[] | undefined) =>
  one?.length === other?.length && (one ?? []).every((task, place) => task === other?.[place]);

/** A task that has just moved may be in two of the lists. */
const uniqueById = (tasks: readonly BoardTask[]) => [...new Map(tasks.map((task) => [task.id, task])).values()];

function useColumn(status: TaskStatus, filter: BoardFilter) {
  const pages = usePaginatedQuery(BoardColumnDocument, {
    variables: { ...toQueryVariables(filter), status },
    selectConnection: ({ boardTasks }) => boardTasks,
  });
  // Previous results stay while the next search loads.
  const data = usePreviousData(pages.error ? null : pages.data);
  return { pages, nodes: data?.boardTasks.edges.map(({ node }) => node) };
}

type Counts = Record<'todo' | 'inProgress' | 'review' | 'done', number>;

const toTotals = (counts: Counts | undefined): Record<TaskStatus, number> | undefined =>
  counts && { todo: counts.todo, in_progress: counts.inProgress, review: counts.review, done: counts.done };
