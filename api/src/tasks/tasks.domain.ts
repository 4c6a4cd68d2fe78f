import { defineDomain } from '#define-domain';
import { businessRecord } from '#retention/kept-tables';
import { PlannedProjectsResolver } from '#tasks/planned-projects.resolver';
import { Task } from '#tasks/task.entity';
import { loadDemoTasks } from '#tasks/tasks.demo';
import { TasksResolver } from '#tasks/tasks.resolver';
import type { Context } from '#context';
import { maxPerKind, type Need } from '#action-items/need';
import { visibleTo } from '#tasks/task.access';
import { getAgencyDay } from '#tasks/agency-day';

/** The overdue tasks of the viewer's projects, by the agency's clock. */
async function findOverdueTasks({ em, viewer }: Context): Promise<Need[]> {
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

declare module '#live/bus' {
  interface Topics {
    /** A task was created, changed, moved or deleted. */
    taskChanged: { id: string; projectId: string };
  }
}

export const tasksDomain = defineDomain({
  name: 'tasks',
  resolvers: [PlannedProjectsResolver, TasksResolver],
  entities: [Task],
  keptTables: { tasks: businessRecord },
  actionItems: { '/project-manager-portal': [findOverdueTasks] },
  loadDemo: loadDemoTasks,
});
