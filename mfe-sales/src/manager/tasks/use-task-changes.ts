import { useChange } from 'kit/apollo';
import type { TaskStatus } from 'rules/tasks';
import { AssignTaskDocument, DeleteTaskDocument, MoveTaskDocument } from '#gql/graphql.ts';
import { type BoardTask, inColumn } from './columns-of.ts';
import type { Assignee } from './use-assignees.ts';

/** What one does with a task shows at once, and is taken back where the server refuses. */
export function useTaskChanges(tasks: readonly BoardTask[]) {
  const [sendMove] = useChange(MoveTaskDocument, { failed: 'The task was not moved' });
  const [sendAssign] = useChange(AssignTaskDocument, { failed: 'The task was not assigned' });
  const [sendDelete] = useChange(DeleteTaskDocument, { failed: 'The task was not deleted' });

  return {
    /** Without a place it stands last. */
    move: (task: BoardTask, status: TaskStatus, place?: number) => {
      const others = inColumn(tasks, status).filter(
        ({ id, project }) => id !== task.id && project.id === task.project.id,
      );
      const position = place ?? others.length;
      void sendMove({
        variables: { id: task.id, input: { status, position: place } },
        optimisticResponse: { moveTask: { ...task, status, position, doneAt: doneAtOf(task, status) } },
        update: (cache) => {
          for (const [at, other] of others.toSpliced(position, 0, task).entries())
            if (other !== task) cache.modify({ id: cache.identify({ ...other }), fields: { position: () => at } });
        },
      });
    },
    assign: (task: BoardTask, to: Assignee | undefined) => {
      const assignee = to ? { __typename: 'Teammate' as const, ...nameOf(to) } : null;
      void sendAssign({
        variables: { id: task.id, assigneeId: to?.id ?? null },
        optimisticResponse: { assignTask: { ...task, assignee } },
      });
    },
    remove: (task: BoardTask) => {
      void sendDelete({
        variables: { id: task.id },
        optimisticResponse: { deleteTask: true },
        update: (cache) => void cache.evict({ id: cache.identify({ ...task }) }),
      });
    },
  };
}

/** The server's clock takes the place of this one. */
const doneAtOf = (task: BoardTask, status: TaskStatus) =>
  status === 'done' ? (task.doneAt ?? new Date().toISOString()) : null;

const nameOf = ({ id, firstName, lastName }: Assignee) => ({ id, firstName, lastName });
