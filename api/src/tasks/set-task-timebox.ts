import type { SetTaskTimeboxInput } from 'rules/tasks';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { announceTask } from '#tasks/announce-task';
import { movableBy } from '#tasks/task.access';
import { Task } from '#tasks/task.entity';

/** Sets or clears how long the assignee plans to work on a task. */
export async function setTaskTimebox(context: Context, id: string, { minutes }: SetTaskTimeboxInput): Promise<void> {
  const { em, viewer } = context;
  const task = await em.transactional(async (tx) => {
    const found = await findVisible(tx, Task, id, movableBy(viewer));
    found.timeboxMinutes = minutes;
    return found;
  });
  await announceTask(context, task);
}
