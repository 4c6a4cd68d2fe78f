import type { UpdateTaskInput } from 'rules/tasks';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { setFields } from '#db/set-fields';
import { findMember } from '#people/find-member';
import { announceTask } from '#tasks/announce-task';
import { visibleTo } from '#tasks/task.access';
import { Task } from '#tasks/task.entity';

/** Changes a task's content; its position is changed by moving it. */
export async function updateTask(context: Context, id: string, input: UpdateTaskInput): Promise<void> {
  const { em, viewer } = context;
  const { title, description, dueOn, assigneeId } = input;
  const projectId = await em.transactional(async (tx) => {
    const task = await findVisible(tx, Task, id, visibleTo(viewer));
    setFields(task, { title, dueOn, description: description === null ? '' : description }, [
      'title',
      'description',
      'dueOn',
    ]);
    if (assigneeId !== undefined) task.assignee = await findMember(tx, 'assigneeId', assigneeId, task.assignee);
    return task.project.id;
  });
  await announceTask(context, { id, projectId });
}
