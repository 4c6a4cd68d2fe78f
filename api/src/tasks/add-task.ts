import type { EntityManager } from '@mikro-orm/postgresql';
import { clock } from '#clock';
import type { Context } from '#context';
import type { User } from '#people/user.entity';
import type { Project } from '#projects/project.entity';
import { findColumnTasks } from '#tasks/board';
import { mailAssignee } from '#tasks/mail-assignee';
import { Task } from '#tasks/task.entity';

interface NewTask {
  /** Its board is locked. */
  project: Project;
  title: string;
  description: string | null | undefined;
  assignee: User | null;
  reporter?: User | null;
  dueOn?: string | null | undefined;
}

/** Adds a task, last in the first column of its project's board, and mails its assignee. */
export async function addTask(
  tx: EntityManager,
  context: Context,
  { project, title, description, assignee, reporter = null, dueOn }: NewTask,
): Promise<Task> {
  const column = await findColumnTasks(tx, project, 'todo');
  const task = tx.create(Task, {
    project,
    title,
    description: description ?? '',
    assignee,
    reporter,
    assignedAt: assignee && clock.date(),
    dueOn: dueOn ?? null,
    position: (column.at(-1)?.position ?? -1) + 1,
  });
  await mailAssignee(tx, context, task);
  return task;
}
