import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { For } from '#access/audiences';
import type { Context } from '#context';
import { notFound } from '#errors';
import { assignTask } from '#tasks/assign-task';
import { createTask } from '#tasks/create-task';
import { moveTask } from '#tasks/move-task';
import { visibleTo } from '#tasks/task.access';
import { Task } from '#tasks/task.entity';
import { CreateTaskInput, MoveTaskInput } from '#tasks/tasks.inputs';
import { team, TeamMember } from '#tasks/team';

@Resolver(() => Task)
export class TasksResolver {
  @For('pm', 'admin')
  @Query(() => [Task], {
    description: 'The tasks of the projects that one manages, by project and place in the column, at most 500',
  })
  async tasks(@Ctx() { read, viewer }: Context, @Info() info: GraphQLResolveInfo): Promise<Task[]> {
    const orderBy: Array<keyof Task & string> = ['project', 'position', 'id'];
    return read.list(Task, info, { where: visibleTo(viewer), orderBy, direction: 'asc' });
  }

  @For('pm', 'admin')
  @Query(() => [TeamMember], { description: 'Every contractor by name, at most 500' })
  async team(@Ctx() context: Context): Promise<TeamMember[]> {
    return team(context);
  }

  @For('pm', 'admin')
  @Mutation(() => Task, { description: 'Makes a task, last in the first column' })
  async createTask(
    @Arg('input', { description: 'The task' }) input: CreateTaskInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Task> {
    return taskOf(context, info, await createTask(context, input));
  }

  @For('pm', 'admin')
  @Mutation(() => Task, { description: 'Puts a task into a column, at a place or last' })
  async moveTask(
    @Arg('id', () => ID, { description: 'Which task' }) id: string,
    @Arg('input', { description: 'Where to' }) input: MoveTaskInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Task> {
    await moveTask(context, id, input);
    return taskOf(context, info, id);
  }

  @For('pm', 'admin')
  @Mutation(() => Task, { description: 'Says who does a task' })
  async assignTask(
    @Arg('id', () => ID, { description: 'Which task' }) id: string,
    @Arg('assigneeId', () => ID, { nullable: true, description: 'A contractor; nobody where it is left out' })
    assigneeId: string | null,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Task> {
    await assignTask(context, id, assigneeId);
    return taskOf(context, info, id);
  }
}

async function taskOf({ read, viewer }: Context, info: GraphQLResolveInfo, id: string): Promise<Task> {
  const task = await read.one(Task, info, { where: { $and: [{ id }, visibleTo(viewer)] } });
  if (!task) throw notFound('task');
  return task;
}
