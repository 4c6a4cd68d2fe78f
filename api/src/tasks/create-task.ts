import type { CreateTaskInput } from 'rules/tasks';
import type { Context } from '#context';
import { findMember } from '#people/find-member';
import { announceTask } from '#tasks/announce-task';
import { findColumnTasks, lockBoard } from '#tasks/board';
import { Task } from '#tasks/task.entity';

/** Creates a task, last in the first column of its project's board. Returns its id. */
export async function createTask(
  context: Context,
  { projectId, title, description, assigneeId, dueOn }: CreateTaskInput,
): Promise<string> {
  const { em, viewer } = context;
  const id = await em.transactional(async (tx) => {
    const project = await lockBoard(tx, viewer, projectId);
    const assignee = await findMember(tx, 'assigneeId', assigneeId);
    const column = await findColumnTasks(tx, project, 'todo');
    const position = (column.at(-1)?.position ?? -1) + 1;
    const task = { project, title, description: description ?? '', assignee, dueOn: dueOn ?? null, position };
    return tx.create(Task, task).id;
  });
  await announceTask(context, { id, projectId });
  return id;
}
