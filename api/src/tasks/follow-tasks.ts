import { Field, ID, ObjectType } from 'type-graphql';
import type { Topics } from '#live/bus';
import { createSharedEvents } from '#live/shared-events';
import { visibleTo as projectVisibleTo } from '#projects/project.access';
import { Project } from '#projects/project.entity';
import { plannableBy } from '#tasks/task.access';
import { Task } from '#tasks/task.entity';

@ObjectType({ description: 'A task that was created, changed, moved or deleted', simpleResolvers: true })
export class TaskChange {
  @Field(() => ID, { description: "The task's id" })
  id!: string;

  @Field(() => ID, { description: 'The project that it belongs to' })
  projectId!: string;

  @Field(() => Task, { nullable: true, description: 'The task, or null if it was deleted' })
  task!: Task | null;
}

/**
 * Changes to the tasks that are or were the viewer's, and to their findings while they work on the project. A server of the previous
 * version sends no assignees.
 */
export const followOwnTasks = () =>
  createSharedEvents({
    topic: 'taskChanged',
    row: { entity: Project, getRowId: ({ projectId }) => projectId },
    visible: (viewer, { assigneeIds, reporterId }: Partial<Topics['taskChanged']>) =>
      assigneeIds?.includes(viewer.id) || (reporterId === viewer.id && projectVisibleTo(viewer)),
  });

/** Changes to the tasks of every project that the viewer plans. */
export const followTasks = () =>
  createSharedEvents({
    topic: 'taskChanged',
    row: { entity: Project, getRowId: ({ projectId }) => projectId },
    visible: plannableBy,
  });
