import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import { RequireRecentAuth } from '#access/recent-auth';
import type { Context } from '#context';
import { ReturnsRead } from '#db/returns-read';
import { StartOverrideInput } from '#releases/overrides.inputs';
import { endOverride } from '#releases/end-override';
import { RemoteOverride } from '#releases/remote-override.entity';
import { startOverride } from '#releases/start-override';
import { openOverridesFrom } from '#remotes/open-overrides';

@Resolver()
export class OverridesResolver {
  @RequireAudience('releaser')
  @RequireRecentAuth()
  @Mutation(() => String, {
    description:
      'Creates a link that opens the portals in one browser with a remote from its own machine. Valid for 10 minutes',
  })
  async startOverride(
    @Arg('input', { description: 'The remote, and where it is served' }) input: StartOverrideInput,
    @Ctx() context: Context,
  ): Promise<string> {
    return startOverride(context, input);
  }

  @RequireAudience('admin')
  @ReturnsRead(RemoteOverride)
  @Query(() => [RemoteOverride], { description: 'The open overrides, newest first, at most 500' })
  async remoteOverrides(@Ctx() { em, read }: Context, @Info() info: GraphQLResolveInfo): Promise<RemoteOverride[]> {
    const rows = await em.execute<Array<{ id: string }>>(
      `select override.id ${openOverridesFrom} order by id desc limit 500`,
    );
    const where = { id: { $in: rows.map(({ id }) => id) } };
    return read.list(RemoteOverride, info, { where, orderBy: ['id'], direction: 'desc' });
  }

  @RequireAudience('admin')
  @Mutation(() => ID, { description: 'Ends an override: its browser gets the published version again. Returns its id' })
  async endOverride(
    @Arg('id', () => ID, { description: "The override's id" }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    await endOverride(context, id);
    return id;
  }
}
