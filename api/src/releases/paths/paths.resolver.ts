import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import { RequireRecentAuth } from '#access/recent-auth';
import type { Context } from '#context';
import { notFound } from '#errors';
import { approvePath, declinePath, retirePath } from '#releases/paths/decide-path';
import { ListedPath, listPaths } from '#releases/paths/listed-path';

@Resolver()
export class PathsResolver {
  @RequireAudience('admin', 'releaser')
  @Query(() => [ListedPath], {
    description: 'The route table: paths awaiting approval first, then by path, at most 500',
  })
  async portalPaths(@Ctx() context: Context): Promise<ListedPath[]> {
    return listPaths(context);
  }

  @RequireAudience('admin')
  @RequireRecentAuth()
  @Mutation(() => ListedPath, {
    description: 'Approves a path: its audiences can open its remote there from then on',
  })
  async approvePortalPath(
    @Arg('id', () => ID, { description: "The row's id" }) id: string,
    @Ctx() context: Context,
  ): Promise<ListedPath> {
    await approvePath(context, id);
    return getPath(context, id);
  }

  @RequireAudience('admin')
  @RequireRecentAuth()
  @Mutation(() => ListedPath, { description: 'Declines a requested path; what is in force stays' })
  async declinePortalPath(
    @Arg('id', () => ID, { description: "The row's id" }) id: string,
    @Ctx() context: Context,
  ): Promise<ListedPath> {
    await declinePath(context, id);
    return getPath(context, id);
  }

  @RequireAudience('admin')
  @RequireRecentAuth()
  @Mutation(() => ListedPath, {
    description: 'Retires a registered path. A remote without another path is unreachable',
  })
  async retirePortalPath(
    @Arg('id', () => ID, { description: "The row's id" }) id: string,
    @Ctx() context: Context,
  ): Promise<ListedPath> {
    await retirePath(context, id);
    return getPath(context, id);
  }
}

async function getPath(context: Context, id: string): Promise<ListedPath> {
  const found = (await listPaths(context)).find((row) => row.id === id);
  if (!found) throw notFound('path of a portal');
  return found;
}
