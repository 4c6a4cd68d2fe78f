import { defineDomain } from '#define-domain';
import { businessRecord } from '#retention/kept-tables';
import { ManagerOverviewResolver } from '#tasks/manager-overview.resolver';
import { PlannedProjectsResolver } from '#tasks/planned-projects.resolver';
import { OwnTasksResolver } from '#tasks/own-tasks.resolver';
import { TaskComment } from '#tasks/task-comment.entity';
import { TaskFile } from '#tasks/task-file.entity';
import { TaskFileResolver, TaskFilesResolver } from '#tasks/task-files.resolver';
import { Task } from '#tasks/task.entity';
import { findNewTasks, findOverdueTasks, findOwnOverdueTasks } from '#tasks/tasks.action-items';
import { loadDemoTasks } from '#tasks/tasks.demo';
import { TasksResolver } from '#tasks/tasks.resolver';
import { TeamMemberResolver } from '#tasks/team-member.resolver';
import { commentVisibleTo, listedPeople, taskFileVisibleTo, visibleTo } from '#tasks/task.access';
import { defineNode } from '#db/node-source';

declare module '#live/bus' {
  interface Topics {
    /**
     * A task was created, changed, moved, commented on or deleted, or its files. `assigneeIds`: its assignee, and the one it had before this change.
     * `reporterId`: who reported it, if it is a finding.
     */
    taskChanged: { id: string; projectId: string; assigneeIds: string[]; reporterId?: string | undefined };
  }
}

export const tasksDomain = defineDomain({
  name: 'tasks',
  tokenArea: 'projects',
  resolvers: [
    ManagerOverviewResolver,
    OwnTasksResolver,
    PlannedProjectsResolver,
    TaskFileResolver,
    TaskFilesResolver,
    TasksResolver,
    TeamMemberResolver,
  ],
  entities: [Task, TaskComment, TaskFile],
  nodes: {
    Task: defineNode(Task, visibleTo),
    TaskComment: defineNode(TaskComment, commentVisibleTo),
    TaskFile: defineNode(TaskFile, taskFileVisibleTo),
  },
  listedPeople,
  keptTables: { tasks: businessRecord, task_comments: businessRecord, task_files: businessRecord },
  actionItems: {
    '/project-manager-portal': [findOverdueTasks, findOwnOverdueTasks, findNewTasks],
    '/sales-portal': [findOwnOverdueTasks, findNewTasks],
    '/contractor': [findOwnOverdueTasks, findNewTasks],
  },
  loadDemo: loadDemoTasks,
});
