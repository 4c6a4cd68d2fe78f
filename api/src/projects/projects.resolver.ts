import type { GraphQLResolveInfo } from 'graphql';
import type { ProjectOrderField } from 'rules/projects';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import { Activity } from '#activity/activity.entity';
import type { Context } from '#context';
import { TrueWhere } from '#db/conditional-field';
import { Filter, OrderBy } from '#db/list-arguments';
import { getConnection } from '#db/page';
import { DependsOn } from '#db/depends-on';
import { IfUpdatedAt, type Version } from '#db/if-updated-at';
import { matches } from '#db/where';
import { ReturnsRead } from '#db/returns-read';
import { Row } from '#db/row';
import { notFound } from '#errors';
import { ClientSummary, readClientSummary } from '#projects/client-summary';
import { contactClient } from '#projects/contact-client';
import { createProject } from '#projects/create-project';
import { followRemovedProjects } from '#projects/follow-removed-projects';
import { ProjectFilter } from '#projects/project-filter';
import { toProjectWhere } from '#projects/project-where';
import { ratableBy, updatableBy, visibleTo } from '#projects/project.access';
import { Project } from '#projects/project.entity';
import {
  ContactClientArgs,
  CreateProjectInput,
  FindProjectsArgs,
  ProjectOrderBy,
  RateProjectArgs,
  UpdateProjectInput,
} from '#projects/project.inputs';
import { rateProject } from '#projects/rate-project';
import { updateProject } from '#projects/update-project';

/** Sort columns; ids are in order of creation. */
const orderByField: Record<ProjectOrderField, Array<keyof Project & string>> = {
  created: ['id'],
  waiting_for_client: ['waitsForClient', 'id'],
};

const ProjectConnection = getConnection(Project, 'Project', { isCounted: true });

@Resolver(() => Project)
export class ProjectsResolver {
  @RequireAudience('user')
  @ReturnsRead(Project)
  @Query(() => ProjectConnection, {
    description: 'Projects visible to the viewer',
  })
  async projects(
    @Filter(() => ProjectFilter) filter: ProjectFilter | null,
    @OrderBy(() => ProjectOrderBy, 'newest first') orderBy: ProjectOrderBy | null,
    @Args() { first, after, oldestFirst, ...old }: FindProjectsArgs,
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const where = { $and: [visibleTo(viewer), toProjectWhere(filter ?? old, viewer)] };
    const { field, direction } = orderBy ?? { field: 'created', direction: oldestFirst ? 'asc' : 'desc' };
    return read.page(Project, info, { where, orderBy: orderByField[field], direction, first, after });
  }

  @RequireAudience('user')
  @ReturnsRead(Project)
  @Query(() => Project, { nullable: true, description: "A project, or null if the viewer can't see one with this id" })
  async project(
    @Arg('id', () => ID, { description: "The project's id" }) id: string,
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return read.one(Project, info, { where: { $and: [{ id }, visibleTo(viewer)] } });
  }

  @RequireAudience('client')
  @Query(() => ClientSummary, { description: "The four figures of a client's portal" })
  async clientSummary(@Ctx() context: Context): Promise<ClientSummary> {
    return readClientSummary(context);
  }

  @RequireAudience('contractor', 'admin')
  @Mutation(() => Project, {
    description: 'Changes a project that the viewer works on, and records it in the activity',
  })
  async updateProject(
    @Arg('id', () => ID, { description: "The project's id" }) id: string,
    @Arg('input', { description: 'The changes' }) input: UpdateProjectInput,
    @IfUpdatedAt() ifUpdatedAt: Version,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Project> {
    await updateProject(context, id, input, ifUpdatedAt);
    return getProject(context, info, id);
  }

  @RequireAudience('client', 'contractor', 'admin')
  @Mutation(() => Project, { description: 'Creates a pending project: a client their own, the team one for a client' })
  async createProject(
    @Arg('input', { description: 'The new project' }) input: CreateProjectInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Project> {
    return getProject(context, info, await createProject(context, input));
  }

  @RequireAudience('client')
  @Mutation(() => Project, { description: "Rates one of the viewer's completed projects, once" })
  async rateProject(
    @Args() { id, rating }: RateProjectArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Project> {
    await rateProject(context, id, { rating });
    return getProject(context, info, id);
  }

  @RequireAudience('contractor', 'admin')
  @Mutation(() => Activity, { description: 'Sends a mail to the client of a project that the viewer works on' })
  async contactClient(
    @Args() { projectId, message }: ContactClientArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Activity> {
    const id = await contactClient(context, projectId, { message });
    const activity = await context.read.one(Activity, info, {
      where: { $and: [{ id }, { project: visibleTo(context.viewer) }] },
    });
    if (!activity) throw notFound('activity');
    return activity;
  }

  @RequireAudience('user')
  @Subscription(() => ID, {
    description: 'The id of a project that the viewer saw and that is gone, because starting it was undone',
    subscribe: followRemovedProjects,
  })
  projectRemoved(@Root() { id }: { id: string }): string {
    return id;
  }

  @DependsOn('developer', 'projectManager')
  @TrueWhere(updatableBy)
  @FieldResolver(() => Boolean, { description: 'Whether the viewer may change it' })
  viewerCanUpdate(@Row() project: Project, @Ctx() { viewer }: Context): boolean {
    return matches(updatableBy(viewer), project);
  }

  @DependsOn('client', 'status', 'rating')
  @TrueWhere(ratableBy)
  @FieldResolver(() => Boolean, { description: 'Whether the viewer may rate it now' })
  viewerCanRate(@Row() project: Project, @Ctx() { viewer }: Context): boolean {
    return matches(ratableBy(viewer), project);
  }
}

async function getProject({ read, viewer }: Context, info: GraphQLResolveInfo, id: string): Promise<Project> {
  const project = await read.one(Project, info, { where: { $and: [{ id }, visibleTo(viewer)] } });
  if (!project) throw notFound('project');
  return project;
}
