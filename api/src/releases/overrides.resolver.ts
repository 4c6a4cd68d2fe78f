import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { For } from '#access/audiences';
import { RequireRecentAuth } from '#access/recent-auth';
import type { Context } from '#context';
import { StartOverrideInput } from '#releases/overrides.inputs';
import { startOverride } from '#releases/start-override';

@Resolver()
export class OverridesResolver {
  @For('releaser')
  @RequireRecentAuth()
  @Mutation(() => String, {
    description:
      'The link that opens the portals in one browser with a remote from its own machine. It holds for 10 minutes',
  })
  async startOverride(
    @Arg('input', { description: 'Which remote, and where it is served' }) input: StartOverrideInput,
    @Ctx() context: Context,
  ): Promise<string> {
    return startOverride(context, input);
  }
}
