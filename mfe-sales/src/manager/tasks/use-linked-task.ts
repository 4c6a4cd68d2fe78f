import { useEffect, useEffectEvent } from 'react';
import { useApolloClient } from 'kit/apollo';
import { useSearchState } from 'kit/search-state';
import { toast, toastFailure } from 'kit/toasts';
import { BoardTaskDocument } from '#gql/graphql.ts';
import { taskParam } from '../manager-paths.ts';
import type { BoardTask } from './board-columns.ts';

/** Opens the task that the URL names, such as from the page of its project; the board may not have loaded it. */
export function useLinkedTask(onOpen: (task: BoardTask) => void): void {
  const [id, setId] = useSearchState(taskParam);
  const client = useApolloClient();
  const open = useEffectEvent(async (taskId: string) => {
    try {
      const { data } = await client.query({
        query: BoardTaskDocument,
        variables: { id: taskId },
        fetchPolicy: 'network-only',
      });
      if (data?.task) onOpen(data.task);
      else toast({ title: 'Task not found', description: 'It may have been deleted.' });
    } catch (error) {
      toastFailure(error, "Couldn't open the task");
    }
    // Once it is closed, a reload does not open it again.
    setId(null);
  });
  useEffect(() => {
    if (id) void open(id);
  }, [id]);
}
