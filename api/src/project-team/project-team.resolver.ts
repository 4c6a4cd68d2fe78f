import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { TrueWhere } from '#db/conditional-field';
import { DependsOn } from '#db/depends-on';
import { IfUpdatedAt, type Version } from '#db/if-updated-at';
import { Row } from '#db/row';
import { matches } from '#db/where';
import { notFound } from '#errors';
import { changeProjectTeam } from '#project-team/change-project-team';
import { teamAssignableBy } from '#projects/project.access';
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
    @IfUpdatedAt() ifUpdatedAt: Version,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Project> {
    await changeProjectTeam(context, id, input, ifUpdatedAt);
    // Read by id only: a manager who hands a project over gets it back although they no longer see it.
    const project = await context.read.one(Project, info, { where: { id } });
    if (!project) throw notFound('project');
    return project;
  }

  @DependsOn('projectManager')
  @TrueWhere(teamAssignableBy)
  @FieldResolver(() => Boolean, { description: 'Whether the viewer may assign its team' })
  viewerCanChangeTeam(@Row() project: Project, @Ctx() { viewer }: Context): boolean {
    return matches(teamAssignableBy(viewer), project);
  }
}
