import type { MoveTaskInput } from 'rules/tasks';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { columnOf, lockBoard } from '#tasks/board';
import { visibleTo } from '#tasks/task.access';
import { Task } from '#tasks/task.entity';

/** Puts a task into a column, at a place or last, and counts the places of that column anew. */
export async function moveTask(
  { em, viewer }: Context,
  id: string,
  { status, position }: MoveTaskInput,
): Promise<void> {
  await em.transactional(async (tx) => {
    const task = await findVisible(tx, Task, id, visibleTo(viewer));
    const project = await lockBoard(tx, viewer, task.project.id);
    const others = (await columnOf(tx, project, status)).filter((other) => other !== task);
    const column = others.toSpliced(position ?? others.length, 0, task);
    task.status = status;
    for (const [place, each] of column.entries()) each.position = place;
  });
}
