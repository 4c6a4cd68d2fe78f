import { useOptimisticMutation } from 'kit/apollo';
import { toast } from 'kit/toasts';
import type { TaskStatus } from 'rules/tasks';
import { MoveOwnTaskDocument, SetTaskTimeboxDocument } from '#gql/graphql.ts';
import type { OwnTask } from './task-groups.ts';

/** What the viewer can change about their tasks, optimistically. */
export function useTaskChanges() {
  const [sendMove] = useOptimisticMutation(MoveOwnTaskDocument, { failed: "Couldn't move the task" });
  const [sendTimebox] = useOptimisticMutation(SetTaskTimeboxDocument, { failed: "Couldn't change the timebox" });
  const send = (task: OwnTask, status: TaskStatus) => {
    const doneAt = status === 'done' ? (task.doneAt ?? new Date().toISOString()) : null;
    return sendMove({
      variables: { id: task.id, input: { status } },
      optimisticResponse: { moveTask: { ...task, status, doneAt } },
    });
  };
  return {
    /** A task that is done leaves most lists, so the toast has the way back. */
    move: async (task: OwnTask, status: TaskStatus) => {
      if (!(await send(task, status)) || status !== 'done') return;
      const action = { label: 'Undo', run: () => void send({ ...task, status }, task.status) };
      toast({ title: `Done: ${task.title}`, intent: 'success', action });
    },
    setTimebox: (task: OwnTask, minutes: number | null) =>
      void sendTimebox({
        variables: { id: task.id, input: { minutes } },
        optimisticResponse: { setTaskTimebox: { ...task, timeboxMinutes: minutes } },
      }),
  };
}

export type TaskChanges = ReturnType<typeof useTaskChanges>;
