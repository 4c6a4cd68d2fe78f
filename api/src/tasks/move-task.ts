import type { MoveTaskInput } from 'rules/tasks';
import { clock } from '#clock';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { notFound } from '#errors';
import { announceTask } from '#tasks/announce-task';
import { columnOf, lockBoard } from '#tasks/board';
import { visibleTo } from '#tasks/task.access';
import { Task } from '#tasks/task.entity';

/** Puts a task into a column, at a place or last, and counts the places of that column anew. Notes when it is done. */
export async function moveTask(context: Context, id: string, { status, position }: MoveTaskInput): Promise<void> {
  const { em, viewer } = context;
  const projectId = await em.transactional(async (tx) => {
    const task = await findVisible(tx, Task, id, visibleTo(viewer));
    const project = await lockBoard(tx, viewer, task.project.id);
    // Whoever was faster may have moved it since it was found.
    if (!(await tx.refresh(task))) throw notFound('task');
    const others = (await columnOf(tx, project, status)).filter((other) => other !== task);
    const column = others.toSpliced(position ?? others.length, 0, task);
    if (status !== 'done') task.doneAt = null;
    else if (task.status !== 'done') task.doneAt = clock.date();
    task.status = status;
    for (const [place, each] of column.entries()) each.position = place;
    return project.id;
  });
  await announceTask(context, { id, projectId });
}
