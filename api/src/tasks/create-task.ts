import type { CreateTaskInput } from 'rules/tasks';
import { clock } from '#clock';
import type { Context } from '#context';
import { findMember } from '#people/find-member';
import { announceTask } from '#tasks/announce-task';
import { findColumnTasks, lockBoard } from '#tasks/board';
import { mailAssignee } from '#tasks/mail-assignee';
import { plannableBy } from '#tasks/task.access';
import { Task } from '#tasks/task.entity';

/** Creates a task, last in the first column of its project's board. Returns its id. */
export async function createTask(
  context: Context,
  { projectId, title, description, assigneeId, dueOn }: CreateTaskInput,
): Promise<string> {
  const { em, viewer } = context;
  const task = await em.transactional(async (tx) => {
    const project = await lockBoard(tx, projectId, plannableBy(viewer));
    const assignee = await findMember(tx, 'assigneeId', assigneeId);
    const column = await findColumnTasks(tx, project, 'todo');
    const position = (column.at(-1)?.position ?? -1) + 1;
    const created = tx.create(Task, {
      project,
      title,
      description: description ?? '',
      assignee,
      assignedAt: assignee && clock.date(),
      dueOn: dueOn ?? null,
      position,
    });
    await mailAssignee(tx, context, created);
    return created;
  });
  await announceTask(context, task);
  return task.id;
}
