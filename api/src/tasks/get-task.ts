import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '#context';
import { notFound } from '#errors';
import { visibleTo } from '#tasks/task.access';
import { Task } from '#tasks/task.entity';

/** A task that the viewer may see, with the fields that the query asks for. */
export async function getTask({ read, viewer }: Context, info: GraphQLResolveInfo, id: string): Promise<Task> {
  const task = await read.one(Task, info, { where: { $and: [{ id }, visibleTo(viewer)] } });
  if (!task) throw notFound('task');
  return task;
}
