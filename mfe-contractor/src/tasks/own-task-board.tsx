import { Board, type Move } from 'kit/board';
import { LoadMore } from 'kit/panel';
import { Due, TaskTitle } from 'kit/task';
import { taskStatuses, taskStatusLabels } from 'rules/tasks';
import { getTaskTitleId, type OwnTask } from './task-groups.ts';
import type { useOwnTasks } from './use-own-tasks.ts';
import type { TaskChanges } from './use-task-changes.ts';

interface OwnTaskBoardProps {
  tasks: readonly OwnTask[];
  own: Pick<ReturnType<typeof useOwnTasks>, 'toDo' | 'done'>;
  changes: TaskChanges;
  onOpen: (task: OwnTask) => void;
}

/** The viewer's tasks in columns, by due date. */
export function OwnTaskBoard({ tasks, own, changes, onOpen }: OwnTaskBoardProps) {
  return (
    <>
      <Board
        label="My tasks by column"
        columns={taskStatuses.map((status) => {
          const cards = tasks.filter((task) => task.status === status);
          return {
            key: status,
            label: taskStatusLabels[status],
            total: cards.length,
            empty: 'No tasks here.',
            end: status === 'done' && <LoadMore pages={own.done} what="done tasks" isManual />,
            cards: cards.map((task) => ({
              id: task.id,
              name: task.title,
              content: (
                <>
                  <TaskTitle
                    id={getTaskTitleId(task.id)}
                    title={task.title}
                    project={task.project.title}
                    onOpen={() => onOpen(task)}
                  />
                  {task.dueOn && <Due on={task.dueOn} isDone={status === 'done'} />}
                </>
              ),
            })),
          };
        })}
        onMove={onMove}
      />
      <LoadMore pages={own.toDo} what="tasks" />
    </>
  );

  function onMove({ card, to }: Move) {
    const task = tasks.find(({ id }) => id === card);
    const status = taskStatuses.find((each) => each === to);
    if (task && status && status !== task.status) void changes.move(task, status);
  }
}
