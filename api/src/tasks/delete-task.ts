import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { announceTask } from '#tasks/announce-task';
import { plannedBy } from '#tasks/task.access';
import { Task } from '#tasks/task.entity';

/** Deletes a task permanently. */
export async function deleteTask(context: Context, id: string): Promise<void> {
  const { em, viewer } = context;
  const task = await findVisible(em, Task, id, plannedBy(viewer));
  const { project, assignee, reporter } = task;
  em.remove(task);
  await em.flush();
  await announceTask(context, { id, project, assignee, reporter });
}
