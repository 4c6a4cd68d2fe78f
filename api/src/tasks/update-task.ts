import type { UpdateTaskInput } from 'rules/tasks';
import { clock } from '#clock';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { setFields } from '#db/set-fields';
import { findMember } from '#people/find-member';
import { announceTask } from '#tasks/announce-task';
import { mailAssignee } from '#tasks/mail-assignee';
import { plannedBy } from '#tasks/task.access';
import { Task } from '#tasks/task.entity';

/** Changes a task's content; its position is changed by moving it. */
export async function updateTask(context: Context, id: string, input: UpdateTaskInput): Promise<void> {
  const { em, viewer } = context;
  const { title, description, dueOn, assigneeId } = input;
  const { task, previousAssigneeId } = await em.transactional(async (tx) => {
    const task = await findVisible(tx, Task, id, plannedBy(viewer));
    setFields(task, { title, dueOn, description: description === null ? '' : description }, [
      'title',
      'description',
      'dueOn',
    ]);
    const previousAssigneeId = task.assignee?.id ?? null;
    if (assigneeId !== undefined) task.assignee = await findMember(tx, 'assigneeId', assigneeId, task.assignee);
    if ((task.assignee?.id ?? null) !== previousAssigneeId) {
      task.assignedAt = task.assignee && clock.date();
      task.timeboxMinutes = null;
      await mailAssignee(tx, context, task);
    }
    return { task, previousAssigneeId };
  });
  await announceTask(context, task, previousAssigneeId);
}
