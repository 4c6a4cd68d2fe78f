import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { notFound } from '#errors';
import { changeProjectTeam } from '#project-team/change-project-team';
import { Project } from '#projects/project.entity';
import { ChangeProjectTeamInput } from '#project-team/project-team.inputs';

@Resolver(() => Project)
export class ProjectTeamResolver {
  @RequireAudience('pm', 'admin')
  @Mutation(() => Project, {
    description: 'Assigns the team of a project that the viewer leads, and records it in the activity',
  })
  async changeProjectTeam(
    @Arg('id', () => ID, { description: "The project's id" }) id: string,
    @Arg('input', { description: 'The team' }) input: ChangeProjectTeamInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Project> {
    await changeProjectTeam(context, id, input);
    // Read by id only: a manager who hands a project over gets it back although they no longer see it.
    const project = await context.read.one(Project, info, { where: { id } });
    if (!project) throw notFound('project');
    return project;
  }
}
