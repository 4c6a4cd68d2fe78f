import type { CreateTaskInput } from 'rules/tasks';
import type { Context } from '#context';
import { findMember } from '#people/find-member';
import { addTask } from '#tasks/add-task';
import { announceTask } from '#tasks/announce-task';
import { lockBoard } from '#tasks/board';
import { plannableBy } from '#tasks/task.access';

/** Creates a task, last in the first column of its project's board. Returns its id. */
export async function createTask(context: Context, input: CreateTaskInput): Promise<string> {
  const { em, viewer } = context;
  const { projectId, assigneeId, title, description, dueOn } = input;
  const task = await em.transactional(async (tx) => {
    const project = await lockBoard(tx, projectId, plannableBy(viewer));
    const assignee = await findMember(tx, 'assigneeId', assigneeId);
    return addTask(tx, context, { project, title, description, assignee, dueOn });
  });
  await announceTask(context, task);
  return task.id;
}
