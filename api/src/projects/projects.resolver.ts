import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import { For } from '#access/audiences';
import type { Context } from '#context';
import { connectionOf, PageArgs } from '#db/page';
import { Needs } from '#db/wanted';
import { matches } from '#db/where';
import { notFound } from '#errors';
import { ClientSummary, clientSummary } from '#projects/client-summary';
import { updatableBy, visibleTo } from '#projects/project.access';
import { Project } from '#projects/project.entity';
import { UpdateProjectInput } from '#projects/project.inputs';
import { updateProject } from '#projects/update-project';

const ProjectConnection = connectionOf(Project, 'Project');

@Resolver(() => Project)
export class ProjectsResolver {
  @For('user')
  @Query(() => ProjectConnection, { description: 'The projects that one may see, newest first' })
  async projects(@Args() page: PageArgs, @Ctx() { read, viewer }: Context, @Info() info: GraphQLResolveInfo) {
    return read.page(Project, info, { where: visibleTo(viewer), orderBy: ['id'], direction: 'desc', ...page });
  }

  @For('user')
  @Query(() => Project, { nullable: true, description: 'One project, or null where there is none that one may see' })
  async project(@Arg('id', () => ID) id: string, @Ctx() { read, viewer }: Context, @Info() info: GraphQLResolveInfo) {
    return read.one(Project, info, { where: { $and: [{ id }, visibleTo(viewer)] } });
  }

  @For('client')
  @Query(() => ClientSummary, { description: "The four figures of a client's portal" })
  async clientSummary(@Ctx() context: Context): Promise<ClientSummary> {
    return clientSummary(context);
  }

  @For('contractor', 'admin')
  @Mutation(() => Project, { description: 'Changes a project that one works on, and records it in the activity' })
  async updateProject(
    @Arg('id', () => ID) id: string,
    @Arg('input') input: UpdateProjectInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Project> {
    await updateProject(context, id, input);
    const project = await context.read.one(Project, info, { where: { $and: [{ id }, visibleTo(context.viewer)] } });
    if (!project) throw notFound('project');
    return project;
  }

  @Needs('developer', 'projectManager')
  @FieldResolver(() => Boolean, { description: 'Whether who asks may change it' })
  viewerCanUpdate(@Root() project: Project, @Ctx() { viewer }: Context): boolean {
    return matches(updatableBy(viewer), project);
  }
}
