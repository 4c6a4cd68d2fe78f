import type { MoveTaskInput } from 'rules/tasks';
import { clock } from '#clock';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { announceTask } from '#tasks/announce-task';
import { findColumnTasks, lockBoard } from '#tasks/board';
import { movableBy } from '#tasks/task.access';
import { Task } from '#tasks/task.entity';

/** Moves a task to a column, next to a neighbor, to a position or last, and renumbers the column. Records when it is done. Its assignee may move it, too. */
export async function moveTask(context: Context, id: string, input: MoveTaskInput): Promise<void> {
  const { em, viewer } = context;
  const { status } = input;
  const task = await em.transactional(async (tx) => {
    const findTask = () => findVisible(tx, Task, id, movableBy(viewer), { refresh: true });
    const {
      project: { id: projectId },
    } = await findTask();
    const project = await lockBoard(tx, projectId, {});
    // A concurrent move, assignment or deletion may have changed it since.
    const task = await findTask();
    const others = (await findColumnTasks(tx, project, status)).filter((other) => other !== task);
    const column = others.toSpliced(findPlace(others, input), 0, task);
    if (status !== 'done') task.doneAt = null;
    else if (task.status !== 'done') task.doneAt = clock.date();
    task.status = status;
    for (const [place, each] of column.entries()) each.position = place;
    return task;
  });
  await announceTask(context, task);
}

/** Next to the neighbor if it is still in the column; else at the position, or last. */
function findPlace(others: readonly Task[], { position, beforeId, afterId }: MoveTaskInput): number {
  const before = beforeId ? others.findIndex(({ id }) => id === beforeId) : -1;
  if (before !== -1) return before;
  const after = afterId ? others.findIndex(({ id }) => id === afterId) : -1;
  return after === -1 ? (position ?? others.length) : after + 1;
}
