import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { notFound } from '#errors';
import { changeProjectTeam } from '#projects/change-project-team';
import { Project } from '#projects/project.entity';
import { ChangeProjectTeamInput } from '#projects/project-team.inputs';

@Resolver(() => Project)
export class ProjectTeamResolver {
  @RequireAudience('pm', 'admin')
  @Mutation(() => Project, {
    description: 'Says who works on a project that one leads, and records it in the activity',
  })
  async changeProjectTeam(
    @Arg('id', () => ID, { description: 'Which project' }) id: string,
    @Arg('input', { description: 'Who works on it' }) input: ChangeProjectTeamInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Project> {
    await changeProjectTeam(context, id, input);
    // By id alone: whoever hands a project over gets it back as it is now, though they lead it no more.
    const project = await context.read.one(Project, info, { where: { id } });
    if (!project) throw notFound('project');
    return project;
  }
}
