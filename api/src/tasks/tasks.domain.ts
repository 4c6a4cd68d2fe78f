import { defineDomain } from '#define-domain';
import { businessRecord } from '#retention/kept-tables';
import { ManagerOverviewResolver } from '#tasks/manager-overview.resolver';
import { PlannedProjectsResolver } from '#tasks/planned-projects.resolver';
import { Task } from '#tasks/task.entity';
import { findOverdueTasks } from '#tasks/tasks.action-items';
import { loadDemoTasks } from '#tasks/tasks.demo';
import { TasksResolver } from '#tasks/tasks.resolver';
import { TeamMemberResolver } from '#tasks/team-member.resolver';
import { visibleTo } from '#tasks/task.access';
import { defineNode } from '#db/node-source';

declare module '#live/bus' {
  interface Topics {
    /** A task was created, changed, moved or deleted. */
    taskChanged: { id: string; projectId: string };
  }
}

export const tasksDomain = defineDomain({
  name: 'tasks',
  tokenArea: 'projects',
  resolvers: [ManagerOverviewResolver, PlannedProjectsResolver, TasksResolver, TeamMemberResolver],
  entities: [Task],
  nodes: { Task: defineNode(Task, visibleTo) },
  keptTables: { tasks: businessRecord },
  actionItems: { '/project-manager-portal': [findOverdueTasks] },
  loadDemo: loadDemoTasks,
});
