import { useState } from 'react';
import { Board, type Move } from 'kit/board';
import { Button } from 'kit/controls';
import { taskStatuses, type TaskStatus } from 'rules/tasks';
import {
  type BoardTask,
  columnNames,
  inColumn,
  isSought,
  lastDoneFirst,
  placeInColumn,
  type Sieve,
} from './columns-of.ts';
import { TaskCard } from './task-card.tsx';
import type { Assignee } from './use-assignees.ts';
import type { useTaskChanges } from './use-task-changes.ts';

/** What is done grows for ever: the rest is shown when one asks. */
const firstDone = 8;

interface TaskBoardProps {
  tasks: readonly BoardTask[];
  /** Where there are more tasks than these. */
  totals: Record<TaskStatus, number> | undefined;
  /** Tasks of several projects have no order among each other. */
  isOneProject: boolean;
  sieve: Sieve;
  team: readonly Assignee[];
  changes: ReturnType<typeof useTaskChanges>;
  onOpen: (task: BoardTask) => void;
}

export function TaskBoard({ tasks, totals, isOneProject, sieve, team, changes, onOpen }: TaskBoardProps) {
  const [isAllDone, setAllDone] = useState(false);
  const isSieved = sieve.assignee !== '' || sieve.search.trim() !== '';
  const found = (status: TaskStatus) => {
    const column = inColumn(tasks, status).filter((task) => isSought(task, sieve));
    return status === 'done' && !isOneProject ? lastDoneFirst(column) : column;
  };

  return (
    <Board
      label="Tasks by column"
      columns={taskStatuses.map((status) => columnOf(status, found(status)))}
      onMove={onMove}
      isOrdered={isOneProject}
    />
  );

  function columnOf(status: TaskStatus, all: readonly BoardTask[]) {
    const isCut = status === 'done' && !isAllDone && all.length > firstDone;
    return {
      key: status,
      label: columnNames[status],
      total: (!isSieved && totals?.[status]) || all.length,
      end: isCut && <Button onClick={() => setAllDone(true)}>{`Show all ${all.length}`}</Button>,
      empty: isSieved ? 'No task here is what you look for.' : 'No tasks here.',
      cards: (isCut ? all.slice(0, firstDone) : all).map((task) => ({
        id: task.id,
        name: task.title,
        content: (
          <TaskCard
            task={task}
            showProject={!isOneProject}
            team={team}
            onAssign={(to) => changes.assign(task, to)}
            onOpen={() => onOpen(task)}
          />
        ),
      })),
    };
  }

  function onMove({ card, to, place }: Move) {
    const task = tasks.find(({ id }) => id === card);
    const status = taskStatuses.find((each) => each === to);
    if (!task || !status) return;
    if (!isOneProject) return changes.move(task, status);
    changes.move(task, status, placeInColumn(inColumn(tasks, status), found(status), card, place));
  }
}
