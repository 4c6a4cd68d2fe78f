import { removeFromLists, useOptimisticMutation } from 'kit/apollo';
import type { TaskStatus } from 'rules/tasks';
import { AssignTaskDocument, DeleteTaskDocument, MoveTaskDocument } from '#gql/graphql.ts';
import { type BoardTask, getColumnTasks, findNeighbor } from './board-columns.ts';
import type { Assignee } from './assignee-choices.ts';

/** Moves, assigns and deletes tasks optimistically, with rollback on error. */
export function useTaskMutations(tasks: readonly BoardTask[]) {
  const [sendMove] = useOptimisticMutation(MoveTaskDocument, { failed: "Couldn't move the task" });
  const [sendAssign] = useOptimisticMutation(AssignTaskDocument, { failed: "Couldn't assign the task" });
  const [sendDelete] = useOptimisticMutation(DeleteTaskDocument, { failed: "Couldn't delete the task" });

  return {
    /** Without a neighbor, the task goes to the end of the column. */
    move: (task: BoardTask, status: TaskStatus, place?: number) => {
      const others = getColumnTasks(tasks, status, true).filter(
        ({ id, project }) => id !== task.id && project.id === task.project.id,
      );
      const position = place ?? others.length;
      const neighbor = place === undefined ? {} : findNeighbor(others, task.id, place);
      void sendMove({
        variables: { id: task.id, input: { status, ...neighbor } },
        optimisticResponse: { moveTask: { ...task, status, position, doneAt: getOptimisticDoneAt(task, status) } },
        update: (cache) => {
          for (const [at, other] of others.toSpliced(position, 0, task).entries())
            if (other !== task) cache.modify({ id: cache.identify({ ...other }), fields: { position: () => at } });
        },
      });
    },
    assign: (task: BoardTask, to: Assignee | null) => {
      const assignee = to ? { __typename: 'User' as const, ...pickNames(to) } : null;
      void sendAssign({
        variables: { id: task.id, input: { assigneeId: to?.id ?? null } },
        optimisticResponse: { updateTask: { ...task, assignee } },
      });
    },
    remove: (task: BoardTask) => {
      void sendDelete({
        variables: { id: task.id },
        optimisticResponse: { deleteTask: task.id },
        update: (cache) => removeFromLists(cache, 'boardTasks', task.id),
      });
    },
  };
}

/** Replaced by the server's timestamp. */
const getOptimisticDoneAt = (task: BoardTask, status: TaskStatus) =>
  status === 'done' ? (task.doneAt ?? new Date().toISOString()) : null;

const pickNames = ({ id, firstName, lastName }: Assignee) => ({ id, firstName, lastName });
