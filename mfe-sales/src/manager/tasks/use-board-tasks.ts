import { useQuery } from 'kit/apollo';
import type { TaskStatus } from 'rules/tasks';
import { BoardTasksDocument } from '#gql/graphql.ts';
import { useFreshWork } from '../live/work-feed.ts';

/** The tasks of a project, or of all, as far as the longest list goes, and how many there are beyond it. */
export function useBoardTasks(projectId: string | null) {
  const { data, error, refetch } = useQuery(BoardTasksDocument, {
    variables: { projectId },
    fetchPolicy: 'cache-and-network',
  });
  useFreshWork(refetch);
  const counts = data && totalsOf(data.taskCounts);
  const total = counts ? Object.values(counts).reduce((sum, count) => sum + count, 0) : 0;
  return {
    tasks: data?.tasks,
    /** By column; absent where every task is there and can be counted. */
    totals: counts && total > (data?.tasks.length ?? 0) ? counts : undefined,
    total,
    error: data ? undefined : error,
    retry: () => void refetch().then(undefined, () => undefined),
  };
}

type Counts = Record<'todo' | 'inProgress' | 'review' | 'done', number>;

const totalsOf = ({ todo, inProgress, review, done }: Counts): Record<TaskStatus, number> => ({
  todo,
  in_progress: inProgress,
  review,
  done,
});
