import type { TaskStatus } from 'rules/tasks';
import type { Context } from '#context';
import { toContainsFilter, type Where } from '#db/where';
import { getAgencyDay } from '#agency-day';
import type { Task } from '#tasks/task.entity';
import { toTaskWhere } from '#tasks/task-where';
import type { TaskFilter } from '#tasks/tasks.inputs';

/** Due before today by the agency's clock, and not done. */
export const toOverdueWhere = (): Where<Task> => ({ status: { $ne: 'done' }, dueOn: { $lt: getAgencyDay() } });

/** The board tasks that match a filter, in projects that the viewer manages. */
export async function toBoardTaskWhere(context: Context, filter: TaskFilter): Promise<Where<Task>> {
  const { projectId, assigneeId, unassigned, overdue, search } = filter;
  const words = (search ?? '').split(/\s+/).filter(Boolean);
  const selected: Where<Task>[] = words.map((word) => ({ searched: toContainsFilter(word) }));
  if (assigneeId) selected.push({ assignee: assigneeId });
  if (unassigned) selected.push({ assignee: null });
  if (overdue) selected.push(toOverdueWhere());
  return { $and: [await toTaskWhere(context, projectId), ...selected] };
}

interface ColumnOrder {
  orderBy: Array<keyof Task & string>;
  direction: 'asc' | 'desc';
}

/** Manual order within a project; across projects by due date, and done tasks newest first. */
export function columnOrder(status: TaskStatus, projectId: string | null | undefined): ColumnOrder {
  if (projectId) return { orderBy: ['position', 'id'], direction: 'asc' };
  if (status === 'done') return { orderBy: ['doneAt', 'id'], direction: 'desc' };
  return { orderBy: ['dueOrder', 'id'], direction: 'asc' };
}
