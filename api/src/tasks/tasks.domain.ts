import { defineDomain } from '#define-domain';
import { businessRecord } from '#retention/kept-tables';
import { PlannedProjectsResolver } from '#tasks/planned-projects.resolver';
import { Task } from '#tasks/task.entity';
import { findOverdueTasks } from '#tasks/tasks.action-items';
import { loadDemoTasks } from '#tasks/tasks.demo';
import { TasksResolver } from '#tasks/tasks.resolver';

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
