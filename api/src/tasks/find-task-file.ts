import { validate as isUuid } from 'uuid';
import type { FindFile } from '#files/find-file';
import type { StoredFile } from '#files/stored-file.entity';
import { TaskFile } from '#tasks/task-file.entity';
import { taskFileVisibleTo } from '#tasks/task.access';

/** The uploaded file of a task, for those who see the task; null if it belongs to none that the viewer sees. */
export async function findTaskFile({ em, viewer }: Parameters<FindFile>[0], id: string): Promise<StoredFile | null> {
  if (!isUuid(id)) return null;
  const where = { $and: [{ file: id }, taskFileVisibleTo(viewer)] };
  return (await em.findOne(TaskFile, where, { populate: ['file'] }))?.file ?? null;
}
