import { useState } from 'react';
import { Board, type Move } from 'kit/board';
import { Button } from 'kit/controls';
import { LoadMore } from 'kit/panel';
import { taskStatuses, taskStatusLabels, type TaskStatus } from 'rules/tasks';
import { type BoardTask, getColumnTasks } from './board-columns.ts';
import { TaskCard } from './task-card.tsx';
import type { useBoardTasks } from './use-board-tasks.ts';
import { useCardHandlers } from './use-card-handlers.ts';
import type { useTaskMutations } from './use-task-mutations.ts';

/** How many done tasks are shown before "Show all". */
const initialDoneCount = 8;

interface TaskBoardProps {
  tasks: readonly BoardTask[];
  columns: ReturnType<typeof useBoardTasks>['columns'];
  totals: Record<TaskStatus, number> | undefined;
  /** Tasks of different projects have no shared manual order. */
  isOneProject: boolean;
  isFiltered: boolean;
  changes: ReturnType<typeof useTaskMutations>;
  onOpen: (task: BoardTask) => void;
}

export function TaskBoard({ tasks, columns, totals, isOneProject, isFiltered, changes, onOpen }: TaskBoardProps) {
  const [isShowingAllDone, setShowingAllDone] = useState(false);
  const handlers = useCardHandlers({ onAssign: changes.assign, onOpen });

  return (
    <Board
      label="Tasks by column"
      columns={taskStatuses.map((status) => toColumn(status, getColumnTasks(tasks, status, isOneProject)))}
      onMove={onMove}
      isOrdered={isOneProject}
    />
  );

  function toColumn(status: TaskStatus, loaded: readonly BoardTask[]) {
    const { pages } = columns[status];
    // An optimistic move precedes the server's count, so a fully loaded column is counted here.
    const total = pages.hasMore ? Math.max(totals?.[status] ?? 0, loaded.length) : loaded.length;
    const isTruncated = status === 'done' && !isShowingAllDone && loaded.length > initialDoneCount;
    return {
      key: status,
      label: taskStatusLabels[status],
      total,
      end: isTruncated ? (
        <Button onClick={() => setShowingAllDone(true)}>{`Show all ${total}`}</Button>
      ) : (
        <LoadMore pages={pages} what="tasks" />
      ),
      empty: isFiltered ? 'No tasks match the filters.' : 'No tasks here.',
      cards: (isTruncated ? loaded.slice(0, initialDoneCount) : loaded).map((task) => ({
        id: task.id,
        name: task.title,
        content: <TaskCard task={task} showProject={!isOneProject} {...handlers} />,
      })),
    };
  }

  function onMove({ card, to, place }: Move) {
    const task = tasks.find(({ id }) => id === card);
    const status = taskStatuses.find((each) => each === to);
    if (task && status) changes.move(task, status, isOneProject ? place : undefined);
  }
}
