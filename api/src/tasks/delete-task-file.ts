import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { forbidden } from '#errors';
import { announceTask } from '#tasks/announce-task';
import { TaskFile } from '#tasks/task-file.entity';
import { taskFileDeletableBy, taskFileVisibleTo } from '#tasks/task.access';

/** Deletes a file of a task at once; its bytes are deleted within a day. */
export async function deleteTaskFile(context: Context, id: string): Promise<void> {
  const { em, viewer } = context;
  const attached = await findVisible(em, TaskFile, id, taskFileVisibleTo(viewer));
  await em.populate(attached, ['task']);
  if ((await em.count(TaskFile, { $and: [{ id }, taskFileDeletableBy(viewer)] })) === 0)
    throw forbidden('Only the person who attached a file and those who plan the project can delete it');
  em.remove(attached);
  await em.flush();
  await announceTask(context, attached.task);
}
