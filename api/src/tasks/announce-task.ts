import type { Context } from '#context';
import type { Task } from '#tasks/task.entity';

/**
 * Notifies everyone who plans the project, its assignee, its reporter and, after a new assignment, the previous assignee that a task changed. After the
 * transaction: if it fails, the change still counts.
 */
export async function announceTask(
  { bus, log }: Context,
  { id, project, assignee, reporter }: Pick<Task, 'id' | 'project' | 'assignee' | 'reporter'>,
  previousAssigneeId: string | null = null,
): Promise<void> {
  const assigneeIds = [assignee?.id ?? null, previousAssigneeId].filter((each) => each !== null);
  try {
    await bus.publish('taskChanged', {
      id,
      projectId: project.id,
      assigneeIds: [...new Set(assigneeIds)],
      reporterId: reporter?.id,
    });
  } catch (err) {
    log.warn({ err, task: id }, 'could not notify followers of a change to a task');
  }
}
