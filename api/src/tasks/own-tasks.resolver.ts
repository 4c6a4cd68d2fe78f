import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { getNestedPage, NestedConnection } from '#db/nested';
import { getConnection, PageArgs } from '#db/page';
import { ReturnsRead } from '#db/returns-read';
import { Row } from '#db/row';
import type { Where } from '#db/where';
import { notFound } from '#errors';
import type { Topics } from '#live/bus';
import { commentOnTask } from '#tasks/comment-on-task';
import { EmailSettings, readEmailSettings, updateEmailSettings } from '#tasks/email-settings';
import { followOwnTasks, TaskChange } from '#tasks/follow-tasks';
import { getTask } from '#tasks/get-task';
import { reportFinding } from '#tasks/report-finding';
import { setTaskTimebox } from '#tasks/set-task-timebox';
import { TaskComment } from '#tasks/task-comment.entity';
import { assignedTo, commentVisibleTo, reportedBy, visibleTo } from '#tasks/task.access';
import { Task } from '#tasks/task.entity';
import {
  CommentOnTaskInput,
  OwnTaskFilter,
  ReportFindingInput,
  SetTaskTimeboxInput,
  UpdateEmailSettingsInput,
} from '#tasks/tasks.inputs';

const OwnTaskConnection = getConnection(Task, 'OwnTask', { isCounted: true });
const TaskCommentConnection = getConnection(TaskComment, 'TaskComment');

@Resolver(() => Task)
export class OwnTasksResolver {
  @RequireAudience('contractor')
  @ReturnsRead(Task)
  @Query(() => OwnTaskConnection, {
    description: "The viewer's tasks: by due date, those without one last; only done ones newest first",
  })
  async myTasks(
    @Arg('filter', { nullable: true, description: 'Which tasks; all by default' }) filter: OwnTaskFilter,
    @Args() page: PageArgs,
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const { isDone, projectId, dueOn, isReported } = filter ?? {};
    const selected: Where<Task>[] = [isReported ? reportedBy(viewer) : assignedTo(viewer)];
    if (isDone != null) selected.push({ status: isDone ? 'done' : { $ne: 'done' } });
    if (projectId) selected.push({ project: projectId });
    if (dueOn) selected.push({ dueOn });
    const where = { $and: selected };
    return isDone
      ? read.page(Task, info, { where, orderBy: ['doneAt', 'id'], direction: 'desc', ...page })
      : read.page(Task, info, { where, orderBy: ['dueOrder', 'id'], direction: 'asc', ...page });
  }

  @RequireAudience('contractor', 'admin')
  @Query(() => Task, {
    nullable: true,
    description: 'A task of the viewer, or of a project that they plan; null otherwise',
  })
  async task(
    @Arg('id', () => ID, { description: "The task's id" }) id: string,
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Task | null> {
    return read.one(Task, info, { where: { $and: [{ id }, visibleTo(viewer)] } });
  }

  @RequireAudience('contractor')
  @Mutation(() => Task, {
    description: 'Reports a finding on a project that the viewer works on: a task for its developer',
  })
  async reportFinding(
    @Arg('input', { description: 'The finding' }) input: ReportFindingInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Task> {
    return getTask(context, info, await reportFinding(context, input));
  }

  @RequireAudience('contractor', 'admin')
  @Mutation(() => TaskComment, { description: 'Comments on a task, for its assignee and those who plan the project' })
  async commentOnTask(
    @Arg('id', () => ID, { description: "The task's id" }) id: string,
    @Arg('input', { description: 'The comment' }) input: CommentOnTaskInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<TaskComment> {
    const where = { $and: [{ id: await commentOnTask(context, id, input) }, commentVisibleTo(context.viewer)] };
    const comment = await context.read.one(TaskComment, info, { where });
    if (!comment) throw notFound('comment');
    return comment;
  }

  @RequireAudience('contractor', 'admin')
  @Mutation(() => Task, { description: 'Sets how long the assignee plans to work on a task' })
  async setTaskTimebox(
    @Arg('id', () => ID, { description: "The task's id" }) id: string,
    @Arg('input', { description: 'How long' }) input: SetTaskTimeboxInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Task> {
    await setTaskTimebox(context, id, input);
    return getTask(context, info, id);
  }

  @RequireAudience('contractor')
  @Subscription(() => TaskChange, {
    description:
      'Tasks that are or were assigned to the viewer, and their findings, changed by anyone; `task` is null once they may not see it',
    subscribe: followOwnTasks,
  })
  async myTaskChanged(
    @Root() { id, projectId }: Topics['taskChanged'],
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<TaskChange> {
    const where = { $and: [{ id }, { $or: [assignedTo(viewer), reportedBy(viewer)] }] };
    return { id, projectId, task: await read.one(Task, info, { where, path: ['task'] }) };
  }

  @RequireAudience('contractor', 'admin')
  @Query(() => EmailSettings, { description: 'Which emails the viewer gets' })
  async emailSettings(@Ctx() context: Context): Promise<EmailSettings> {
    return readEmailSettings(context);
  }

  @RequireAudience('contractor', 'admin')
  @Mutation(() => EmailSettings, { description: 'Changes which emails the viewer gets' })
  async updateEmailSettings(
    @Arg('input', { description: 'The new settings' }) input: UpdateEmailSettingsInput,
    @Ctx() context: Context,
  ): Promise<EmailSettings> {
    return updateEmailSettings(context, input);
  }

  @NestedConnection<TaskComment>({
    entity: () => TaskComment,
    by: 'task',
    visible: commentVisibleTo,
    orderBy: ['id'],
    direction: 'asc',
  })
  @FieldResolver(() => TaskCommentConnection, { description: 'Comments, oldest first' })
  comments(@Row() task: Task, @Args() _page: PageArgs, @Info() info: GraphQLResolveInfo) {
    return getNestedPage<TaskComment>(task, info);
  }
}
