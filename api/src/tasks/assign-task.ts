import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { findMember } from '#people/find-member';
import { announceTask } from '#tasks/announce-task';
import { visibleTo } from '#tasks/task.access';
import { Task } from '#tasks/task.entity';

/** Assigns a task, or unassigns it if no contractor is named. */
export async function assignTask(context: Context, id: string, assigneeId: string | null): Promise<void> {
  const { em, viewer } = context;
  const projectId = await em.transactional(async (tx) => {
    const task = await findVisible(tx, Task, id, visibleTo(viewer));
    task.assignee = await findMember(tx, 'assigneeId', assigneeId, task.assignee);
    return task.project.id;
  });
  await announceTask(context, { id, projectId });
}
