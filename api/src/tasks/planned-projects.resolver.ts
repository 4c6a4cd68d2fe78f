import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Query, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { Filter } from '#db/list-arguments';
import { NestedConnection, getNestedPage } from '#db/nested';
import { getConnection, PageArgs } from '#db/page';
import { ReturnsRead } from '#db/returns-read';
import { Row } from '#db/row';
import { toProjectWhere } from '#projects/project-where';
import { Project } from '#projects/project.entity';
import { ProjectFilter } from '#projects/project-filter';
import { dueVisibleTo, plannableBy } from '#tasks/task.access';
import { Task } from '#tasks/task.entity';
import { PlannedProjectsArgs } from '#tasks/tasks.inputs';
import { TaskWeek, readTaskWeeks } from '#tasks/task-weeks';

const PlannedProjectConnection = getConnection(Project, 'PlannedProject', { isCounted: true });
const DueTaskConnection = getConnection(Task, 'DueTask');

@Resolver(() => Project)
export class PlannedProjectsResolver {
  @RequireAudience('pm', 'admin')
  @ReturnsRead(Project)
  @Query(() => PlannedProjectConnection, { description: 'The projects that the viewer manages, newest first' })
  async plannedProjects(
    @Filter(() => ProjectFilter) filter: ProjectFilter | null,
    @Args() { first, after, status }: PlannedProjectsArgs,
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const where = { $and: [plannableBy(viewer), toProjectWhere(filter ?? { status }, viewer)] };
    return read.page(Project, info, { where, orderBy: ['id'], direction: 'desc', first, after });
  }

  @RequireAudience('pm', 'admin')
  @Query(() => [TaskWeek], { description: 'What was done in each of the last twelve weeks, the current one last' })
  async taskWeeks(
    @Arg('projectId', () => ID, { nullable: true, description: 'Only in this project' }) projectId: string | null,
    @Ctx() context: Context,
  ): Promise<TaskWeek[]> {
    return readTaskWeeks(context, projectId);
  }

  @NestedConnection({
    entity: () => Task,
    by: 'project',
    visible: dueVisibleTo,
    orderBy: ['dueOn', 'id'],
    direction: 'asc',
  })
  @FieldResolver(() => DueTaskConnection, {
    description: 'Its open tasks with a due date, soonest first; only visible to those who plan it',
  })
  dueTasks(@Row() project: Project, @Args() _page: PageArgs, @Info() info: GraphQLResolveInfo) {
    return getNestedPage<Task>(project, info);
  }
}
