import { type ActionItem, maxPerKind } from '#action-items/action-item';
import { clock } from '#clock';
import type { Context } from '#context';
import type { Where } from '#db/where';
import { getAgencyDay, toNoon } from '#agency-day';
import { toOverdueWhere } from '#tasks/board-task-where';
import { assignedTo, plannedBy } from '#tasks/task.access';
import { Task } from '#tasks/task.entity';

const getBoardPath = ({ project, title }: Task) =>
  `/project-manager-portal?${new URLSearchParams({ tab: 'tasks', project: project.id, due: 'overdue', q: title })}`;
const getOwnPath = ({ id }: Task) => `/contractor?tab=tasks&task=${id}`;

/** The overdue tasks of the projects that the viewer plans, by the agency's clock. */
export const findOverdueTasks = (context: Context) =>
  findTasks(context, 'overdue_task', { $and: [plannedBy(context.viewer), toOverdueWhere()] }, getBoardPath);

/** The viewer's own overdue tasks, by the agency's clock, in projects that others plan. */
export const findOwnOverdueTasks = (context: Context) =>
  findTasks(
    context,
    'overdue_task',
    { $and: [assignedTo(context.viewer), { $not: plannedBy(context.viewer) }, toOverdueWhere()] },
    getOwnPath,
  );

/** How long a task counts as new if its assignee leaves it in the first column. */
const newDays = 7;

/** Tasks that the viewer got in the last days and has not started. */
export function findNewTasks(context: Context) {
  const since = new Date(clock.now() - newDays * 24 * 60 * 60 * 1000);
  const isDueLater: Where<Task> = { $or: [{ dueOn: null }, { dueOn: { $gte: getAgencyDay() } }] };
  const where = { $and: [assignedTo(context.viewer), { status: 'todo', assignedAt: { $gt: since } }, isDueLater] };
  return findTasks(context, 'new_task', where as Where<Task>, getOwnPath);
}

async function findTasks(
  { em }: Context,
  kind: 'overdue_task' | 'new_task',
  where: Where<Task>,
  getPath: (task: Task) => string,
): Promise<ActionItem[]> {
  const found = await em.find(Task, where, {
    fields: ['title', 'dueOn', 'createdAt', 'assignedAt', 'project.title', 'project.id'],
    strategy: 'joined',
    orderBy: { dueOrder: 'asc', id: 'asc' },
    limit: maxPerKind,
  });
  return (found as Task[]).map((task) => ({
    id: task.id,
    kind,
    title: task.title,
    detail: `Task in ${task.project.title}`,
    since: (kind === 'new_task' && task.assignedAt) || task.createdAt,
    dueAt: task.dueOn ? toNoon(task.dueOn) : null,
    path: getPath(task),
  }));
}
