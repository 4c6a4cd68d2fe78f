import { removeFromLists, useOptimisticMutation } from 'kit/apollo';
import type { TaskStatus } from 'rules/tasks';
import { AssignTaskDocument, DeleteTaskDocument, MoveTaskDocument } from '#gql/graphql.ts';
import { type BoardTask, inColumn, neighborAt } from './columns.ts';
import type { Assignee } from './assignee-choices.ts';

/** What one does with a task shows at once, and is taken back where the server refuses. */
export function useTaskChanges(tasks: readonly BoardTask[]) {
  const [sendMove] = useOptimisticMutation(MoveTaskDocument, { failed: 'The task was not moved' });
  const [sendAssign] = useOptimisticMutation(AssignTaskDocument, { failed: 'The task was not assigned' });
  const [sendDelete] = useOptimisticMutation(DeleteTaskDocument, { failed: 'The task was not deleted' });

  return {
    /** Without a place among the tasks of its project, the last one of the column. */
    move: (task: BoardTask, status: TaskStatus, place?: number) => {
      const others = inColumn(tasks, status, true).filter(
        ({ id, project }) => id !== task.id && project.id === task.project.id,
      );
      const position = place ?? others.length;
      const neighbor = place === undefined ? {} : neighborAt(others, task.id, place);
      void sendMove({
        variables: { id: task.id, input: { status, ...neighbor } },
        optimisticResponse: { moveTask: { ...task, status, position, doneAt: getDoneAt(task, status) } },
        update: (cache) => {
          for (const [at, other] of others.toSpliced(position, 0, task).entries())
            if (other !== task) cache.modify({ id: cache.identify({ ...other }), fields: { position: () => at } });
        },
      });
    },
    assign: (task: BoardTask, to: Assignee | null) => {
      const assignee = to ? { __typename: 'Teammate' as const, ...getName(to) } : null;
      void sendAssign({
        variables: { id: task.id, assigneeId: to?.id ?? null },
        optimisticResponse: { assignTask: { ...task, assignee } },
      });
    },
    remove: (task: BoardTask) => {
      void sendDelete({
        variables: { id: task.id },
        optimisticResponse: { deleteTask: true },
        update: (cache) => removeFromLists(cache, 'boardTasks', task.id),
      });
    },
  };
}

/** The server's clock takes the place of this one. */
const getDoneAt = (task: BoardTask, status: TaskStatus) =>
  status === 'done' ? (task.doneAt ?? new Date().toISOString()) : null;

const getName = ({ id, firstName, lastName }: Assignee) => ({ id, firstName, lastName });
