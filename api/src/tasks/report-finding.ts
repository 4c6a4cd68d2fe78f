import type { ReportFindingInput } from 'rules/tasks';
import type { Context } from '#context';
import { unauthenticated } from '#errors';
import { User } from '#people/user.entity';
import { visibleTo } from '#projects/project.access';
import { addTask } from '#tasks/add-task';
import { announceTask } from '#tasks/announce-task';
import { lockBoard } from '#tasks/board';

/** Reports a finding on a project that the viewer works on: a task for its developer. Returns the task's id. */
export async function reportFinding(
  context: Context,
  { projectId, title, description }: ReportFindingInput,
): Promise<string> {
  const { em, viewer, limits } = context;
  if (!viewer) throw unauthenticated();
  await limits.count('reportFinding', { person: viewer.id });
  const task = await em.transactional(async (tx) => {
    const project = await lockBoard(tx, projectId, visibleTo(viewer));
    await tx.populate(project, ['developer']);
    const reporter = tx.getReference(User, viewer.id);
    return addTask(tx, context, { project, title, description, assignee: project.developer, reporter });
  });
  await announceTask(context, task);
  return task.id;
}
