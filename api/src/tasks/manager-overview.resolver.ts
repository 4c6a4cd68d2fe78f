import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Query, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { Row } from '#db/row';
import { visibleTo } from '#projects/project.access';
import { Project } from '#projects/project.entity';
import { ManagerOverview, ProjectAtRisk, readManagerOverview } from '#tasks/manager-overview';

@Resolver(() => ManagerOverview)
export class ManagerOverviewResolver {
  @RequireAudience('pm', 'admin')
  @Query(() => ManagerOverview, {
    description: 'Counts of managed projects by status, and which are at risk',
  })
  async managerOverview(@Ctx() context: Context): Promise<ManagerOverview> {
    return readManagerOverview(context);
  }

  /** The projects are read by one more statement. One that was given to someone else between the two is left out. */
  @FieldResolver(() => [ProjectAtRisk])
  async atRisk(
    @Row() { atRisk }: ManagerOverview,
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ProjectAtRisk[]> {
    const where = { $and: [{ id: { $in: atRisk.map(({ id }) => id) } }, visibleTo(viewer)] };
    const projects = await read.list(Project, info, { where, orderBy: ['id'], direction: 'asc', path: ['project'] });
    const byId = new Map(projects.map((project) => [project.id, project]));
    return atRisk.flatMap((risk) => {
      const project = byId.get(risk.id);
      return project ? [{ ...risk, project }] : [];
    });
  }
}
