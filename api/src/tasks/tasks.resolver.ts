import type { GraphQLResolveInfo } from 'graphql';
import { maxPageSize } from 'rules/paging';
import type { TaskStatus } from 'rules/tasks';
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { Filter, useFilter } from '#db/list-arguments';
import { getConnection, PageArgs } from '#db/page';
import { ReturnsRead } from '#db/returns-read';
import type { Topics } from '#live/bus';
import { createTask } from '#tasks/create-task';
import { deleteTask } from '#tasks/delete-task';
import { columnOrder, toBoardTaskWhere } from '#tasks/board-task-where';
import { followTasks, TaskChange } from '#tasks/follow-tasks';
import { getTask } from '#tasks/get-task';
import { moveTask } from '#tasks/move-task';
import { visibleTo } from '#tasks/task.access';
import { Task, TaskStatusEnum } from '#tasks/task.entity';
import { CreateTaskInput, MoveTaskInput, TaskFilter, TeamFilter, UpdateTaskInput } from '#tasks/tasks.inputs';
import { TaskCounts, countTasks } from '#tasks/task-counts';
import { toTaskWhere } from '#tasks/task-where';
import { findTeam, TeamMember } from '#tasks/team';
import { updateTask } from '#tasks/update-task';

const TaskConnection = getConnection(Task, 'Task', { isCounted: true });
const TeamMemberConnection = getConnection(TeamMember, 'TeamMember');

@Resolver(() => Task)
export class TasksResolver {
  @RequireAudience('pm', 'admin')
  @ReturnsRead(Task)
  @Query(() => TaskConnection, {
    description: 'Tasks of the projects that the viewer manages, by project and position in the column',
  })
  async managedTasks(
    @Filter(() => TaskFilter) filter: TaskFilter | null,
    @Args() page: PageArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const where = await toBoardTaskWhere(context, filter ?? {});
    return context.read.page(Task, info, { where, orderBy: ['project', 'position', 'id'], direction: 'asc', ...page });
  }

  @RequireAudience('pm', 'admin')
  @ReturnsRead(Task)
  @Query(() => [Task], {
    description: 'Tasks of the projects that the viewer manages, by project and position in the column, at most 500',
    deprecationReason: 'Use `managedTasks`',
  })
  async tasks(
    @Arg('projectId', () => ID, { nullable: true, description: 'Only in this project' }) projectId: string | null,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Task[]> {
    const where = await toTaskWhere(context, projectId);
    return context.read.list(Task, info, { where, orderBy: ['project', 'position', 'id'], direction: 'asc' });
  }

  @RequireAudience('pm', 'admin')
  @ReturnsRead(Task)
  @Query(() => TaskConnection, {
    description:
      'One column of the board: in manual order within a project; across projects by due date, and done tasks newest first',
  })
  async boardTasks(
    @Arg('status', () => TaskStatusEnum, { description: 'The column' }) status: TaskStatus,
    @Filter(() => TaskFilter) filter: TaskFilter | null,
    @Args() { first, after }: PageArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const where = { $and: [{ status }, await toBoardTaskWhere(context, filter ?? {})] };
    return context.read.page(Task, info, { where, ...columnOrder(status, filter?.projectId), first, after });
  }

  @RequireAudience('pm', 'admin')
  @Query(() => TaskCounts, { description: 'The number of tasks in each column, in projects that the viewer manages' })
  async taskCounts(
    @Filter(() => TaskFilter) filter: TaskFilter | null,
    @Arg('projectId', () => ID, { ...useFilter, nullable: true, description: 'Only in this project' })
    projectId: string | null,
    @Ctx() context: Context,
  ): Promise<TaskCounts> {
    return countTasks(context, filter ?? { projectId });
  }

  @RequireAudience('pm', 'admin')
  @Query(() => TeamMemberConnection, { description: 'Contractors by name' })
  async teamMembers(
    @Filter(() => TeamFilter) filter: TeamFilter | null,
    @Args() page: PageArgs,
    @Ctx() context: Context,
  ) {
    return findTeam(context, filter ?? {}, page);
  }

  @RequireAudience('pm', 'admin')
  @Query(() => [TeamMember], {
    description: 'Contractors by name, at most 500',
    deprecationReason: 'Use `teamMembers`',
  })
  async team(@Ctx() context: Context): Promise<TeamMember[]> {
    return (await findTeam(context, {}, { first: maxPageSize })).edges.map(({ node }) => node);
  }

  @RequireAudience('pm', 'admin')
  @Mutation(() => Task, { description: 'Creates a task, last in the first column' })
  async createTask(
    @Arg('input', { description: 'The task' }) input: CreateTaskInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Task> {
    return getTask(context, info, await createTask(context, input));
  }

  @RequireAudience('contractor', 'admin')
  @Mutation(() => Task, {
    description: 'Moves a task to a column, at a position or last; for its assignee, and those who plan the project',
  })
  async moveTask(
    @Arg('id', () => ID, { description: "The task's id" }) id: string,
    @Arg('input', { description: 'Where to' }) input: MoveTaskInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Task> {
    await moveTask(context, id, input);
    return getTask(context, info, id);
  }

  @RequireAudience('pm', 'admin')
  @Mutation(() => Task, { description: 'Assigns a task', deprecationReason: 'Set `assigneeId` with `updateTask`' })
  async assignTask(
    @Arg('id', () => ID, { description: "The task's id" }) id: string,
    @Arg('assigneeId', () => ID, { nullable: true, description: 'A contractor; omit it for no assignee' })
    assigneeId: string | null | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Task> {
    await updateTask(context, id, { assigneeId: assigneeId ?? null });
    return getTask(context, info, id);
  }

  @RequireAudience('pm', 'admin')
  @Mutation(() => Task, { description: "Changes a task's text, due date and assignee" })
  async updateTask(
    @Arg('id', () => ID, { description: "The task's id" }) id: string,
    @Arg('input', { description: 'The changes' }) input: UpdateTaskInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Task> {
    await updateTask(context, id, input);
    return getTask(context, info, id);
  }

  @RequireAudience('pm', 'admin')
  @Mutation(() => ID, { description: 'Deletes a task for good. Returns its id' })
  async deleteTask(
    @Arg('id', () => ID, { description: "The task's id" }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    await deleteTask(context, id);
    return id;
  }

  @RequireAudience('pm', 'admin')
  @Subscription(() => TaskChange, {
    description: 'Tasks that are created, changed, moved or deleted by anyone, in the projects that the viewer manages',
    subscribe: followTasks,
  })
  async taskChanged(
    @Root() { id, projectId }: Topics['taskChanged'],
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<TaskChange> {
    const where = { $and: [{ id }, visibleTo(viewer)] };
    return { id, projectId, task: await read.one(Task, info, { where, path: ['task'] }) };
  }
}
