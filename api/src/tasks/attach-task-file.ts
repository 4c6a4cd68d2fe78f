import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type AttachTaskFileInput, maxTaskFiles } from 'rules/tasks';
import { uploadAgainMessage } from 'rules/uploads';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { badInput, conflict, unauthenticated } from '#errors';
import { getPersonUploader } from '#files/check-pending-bytes';
import { findUploaded } from '#files/find-uploaded';
import { User } from '#people/user.entity';
import { announceTask } from '#tasks/announce-task';
import { TaskFile } from '#tasks/task-file.entity';
import { visibleTo } from '#tasks/task.access';
import { Task } from '#tasks/task.entity';

/** Attaches a file that the viewer has uploaded to a task. Returns the id of the attachment. */
export async function attachTaskFile(context: Context, id: string, input: AttachTaskFileInput): Promise<string> {
  const { em, viewer } = context;
  if (!viewer) throw unauthenticated();
  const { task, attached } = await em.transactional(async (tx) => {
    const task = await findVisible(tx, Task, id, visibleTo(viewer));
    await requireRoom(tx, task);
    return { task, attached: await storeTaskFile(tx, task, viewer.id, input) };
  });
  await announceTask(context, task);
  return attached.id;
}

/** Of files that are attached at the same time, one is counted after the other. */
async function requireRoom(tx: EntityManager, { id }: Task): Promise<void> {
  await tx.findOneOrFail(Task, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if ((await tx.count(TaskFile, { task: id })) < maxTaskFiles) return;
  throw conflict(`A task can have at most ${maxTaskFiles} files. Delete one first`);
}

/** A file belongs to the first task that it is attached to, by the person who uploaded it: the database decides which. */
async function storeTaskFile(
  tx: EntityManager,
  task: Task,
  viewerId: string,
  { fileUrl }: AttachTaskFileInput,
): Promise<TaskFile> {
  const file = await findUploaded(tx, fileUrl, 'task_file');
  if (!file || file.size === null || file.uploader !== getPersonUploader(viewerId))
    throw badInput({ fileUrl: uploadAgainMessage });
  const { fileName, contentType, size } = file;
  const uploadedBy = tx.getReference(User, viewerId);
  const attached = tx.create(TaskFile, { task, file, fileName, contentType, size, uploadedBy });
  try {
    await tx.flush();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw badInput({ fileUrl: uploadAgainMessage });
    throw error;
  }
  return attached;
}
