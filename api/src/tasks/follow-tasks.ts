import { Field, ID, ObjectType } from 'type-graphql';
import type { Context } from '#context';
import type { Topics } from '#live/bus';
import { visibleEvents } from '#live/visible-events';
import { Project } from '#projects/project.entity';
import { plannableBy } from '#tasks/task.access';
import { Task } from '#tasks/task.entity';

@ObjectType({ description: 'A task that was made, changed, moved or deleted', simpleResolvers: true })
export class TaskChange {
  @Field(() => ID, { description: 'Which task' })
  id!: string;

  @Field(() => ID, { description: 'The project that it belongs to' })
  projectId!: string;

  @Field(() => Task, { nullable: true, description: 'As it is now, or null where it is gone' })
  task!: Task | null;
}

/** Changes of the tasks of every project that the viewer plans. */
export function followTasks({ bus, read, viewer }: Context): AsyncIterable<Topics['taskChanged']> {
  return visibleEvents(bus.subscribe('taskChanged'), ({ projectId }) =>
    read.exists(Project, { $and: [{ id: projectId }, plannableBy(viewer)] }),
  );
}
