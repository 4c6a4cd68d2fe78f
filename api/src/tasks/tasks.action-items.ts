import { maxPerKind, type ActionItem } from '#action-items/action-item';
import type { Context } from '#context';
import { getAgencyDay } from '#tasks/agency-day';
import { visibleTo } from '#tasks/task.access';
import { Task } from '#tasks/task.entity';

/** The overdue tasks of the viewer's projects, by the agency's clock. */
export async function findOverdueTasks({ em, viewer }: Context): Promise<ActionItem[]> {
  const found = await em.find(
    Task,
    { $and: [visibleTo(viewer), { status: { $ne: 'done' }, dueOn: { $lt: getAgencyDay() } }] },
    {
      fields: ['title', 'dueOn', 'createdAt', 'project.title', 'project.id'],
      strategy: 'joined',
      orderBy: { dueOn: 'asc', id: 'asc' },
      limit: maxPerKind,
    },
  );
  return found.map(({ id, title, dueOn, createdAt, project }) => ({
    id,
    kind: 'overdue_task',
    title,
    detail: `Task in ${project.title}`,
    since: createdAt,
    // Noon, so that it is the same day in every reader's time zone.
    dueAt: new Date(`${dueOn}T12:00:00Z`),
    path: `/project-manager-portal?tab=tasks&project=${project.id}`,
  }));
}
