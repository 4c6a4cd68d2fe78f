import { useOptimisticMutation } from 'kit/apollo';
import type { TaskStatus } from 'rules/tasks';
import { MoveOwnTaskDocument, SetTaskTimeboxDocument } from '#gql/graphql.ts';
import type { OwnTask } from './task-groups.ts';

/** What the viewer can change about their tasks, optimistically. */
export function useTaskChanges() {
  const [sendMove] = useOptimisticMutation(MoveOwnTaskDocument, { failed: "Couldn't move the task" });
  const [sendTimebox] = useOptimisticMutation(SetTaskTimeboxDocument, { failed: "Couldn't change the timebox" });
  return {
    move: (task: OwnTask, status: TaskStatus) => {
      const doneAt = status === 'done' ? (task.doneAt ?? new Date().toISOString()) : null;
      void sendMove({
        variables: { id: task.id, input: { status } },
        optimisticResponse: { moveTask: { ...task, status, doneAt } },
      });
    },
    setTimebox: (task: OwnTask, minutes: number | null) =>
      void sendTimebox({
        variables: { id: task.id, input: { minutes } },
        optimisticResponse: { setTaskTimebox: { ...task, timeboxMinutes: minutes } },
      }),
  };
}

export type TaskChanges = ReturnType<typeof useTaskChanges>;
