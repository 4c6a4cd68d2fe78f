import type { GraphQLResolveInfo } from 'graphql';
import { getFileUrl } from 'rules/uploads';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { createBatchLoader } from '#db/batch-loader';
import { DependsOn } from '#db/depends-on';
import { findVisible } from '#db/find-visible';
import { getNestedPage, NestedConnection } from '#db/nested';
import { getConnection, PageArgs } from '#db/page';
import { Row } from '#db/row';
import { notFound, unauthenticated } from '#errors';
import { getPersonUploader } from '#files/check-pending-bytes';
import { startUpload, UploadPermission } from '#files/start-upload';
import { UriReferenceScalar } from '#scalars';
import { attachTaskFile } from '#tasks/attach-task-file';
import { deleteTaskFile } from '#tasks/delete-task-file';
import { TaskFile } from '#tasks/task-file.entity';
import { taskFileDeletableBy, taskFileVisibleTo, visibleTo } from '#tasks/task.access';
import { Task } from '#tasks/task.entity';
import { AttachTaskFileInput, StartTaskUploadInput } from '#tasks/tasks.inputs';

const TaskFileConnection = getConnection(TaskFile, 'TaskFile');

@Resolver(() => Task)
export class TaskFilesResolver {
  @RequireAudience('contractor', 'admin')
  @Mutation(() => UploadPermission, {
    description:
      'Requests a URL to PUT a file of a task to, for its assignee and those who plan the project. It is deleted after a day if it is not attached',
  })
  async startTaskUpload(
    @Arg('id', () => ID, { description: "The task's id" }) id: string,
    @Arg('input', { description: 'The file' }) input: StartTaskUploadInput,
    @Ctx() { em, viewer, settings: { publicUrl }, limits }: Context,
  ): Promise<UploadPermission> {
    if (!viewer) throw unauthenticated();
    await limits.count('startTaskUpload', { person: viewer.id });
    await findVisible(em, Task, id, visibleTo(viewer));
    return startUpload(em, 'task_file', input, { publicUrl, uploader: getPersonUploader(viewer.id) });
  }

  @RequireAudience('contractor', 'admin')
  @Mutation(() => TaskFile, { description: 'Attaches a file that the viewer has uploaded to a task' })
  async attachTaskFile(
    @Arg('id', () => ID, { description: "The task's id" }) id: string,
    @Arg('input', { description: 'The uploaded file' }) input: AttachTaskFileInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<TaskFile> {
    const where = { $and: [{ id: await attachTaskFile(context, id, input) }, taskFileVisibleTo(context.viewer)] };
    const file = await context.read.one(TaskFile, info, { where });
    if (!file) throw notFound('file');
    return file;
  }

  @RequireAudience('contractor', 'admin')
  @Mutation(() => ID, {
    description:
      'Deletes a file of a task, for the person who attached it and those who plan the project. Returns its id',
  })
  async deleteTaskFile(
    @Arg('id', () => ID, { description: "The file's id" }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    await deleteTaskFile(context, id);
    return id;
  }

  @NestedConnection<TaskFile>({
    entity: () => TaskFile,
    by: 'task',
    visible: taskFileVisibleTo,
    orderBy: ['id'],
    direction: 'asc',
  })
  @FieldResolver(() => TaskFileConnection, { description: 'Files, in the order in which they were attached' })
  files(@Row() task: Task, @Args() _page: PageArgs, @Info() info: GraphQLResolveInfo) {
    return getNestedPage<TaskFile>(task, info);
  }
}

const loadDeletable = createBatchLoader(async ({ em, viewer }: Context, ids) => {
  const files = await em.find(TaskFile, { $and: [{ id: { $in: ids } }, taskFileDeletableBy(viewer)] });
  return new Map(files.map(({ id }) => [id, true]));
});

@Resolver(() => TaskFile)
export class TaskFileResolver {
  @DependsOn('file')
  @FieldResolver(() => UriReferenceScalar, { description: 'Download URL, for those who see the task' })
  url(@Row() { file }: TaskFile): string {
    return getFileUrl(file.id);
  }

  @DependsOn('id')
  @FieldResolver(() => Boolean, { description: 'Whether the viewer may delete it' })
  async viewerCanDelete(@Row() { id }: TaskFile, @Ctx() context: Context): Promise<boolean> {
    return (await loadDeletable(context, id)) ?? false;
  }
}
