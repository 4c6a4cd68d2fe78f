import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { touchVersionsInUse } from '#releases/touch-versions-in-use';
import { CheckVersionsInput, ReportPortalFaultInput } from '#releases/releases.inputs';
import { reportPortalFault } from '#releases/report-portal-fault';

@ObjectType({ description: 'The version of a part that the viewer gets now', simpleResolvers: true })
class PartVersion {
  @Field({ description: 'shell, or a remote such as mfe-client' })
  part!: string;

  @Field({ description: 'Its version' })
  version!: string;
}

/** The requests that open tabs send. */
@Resolver()
export class TabsResolver {
  @RequireAudience('anyone')
  @Mutation(() => [PartVersion], {
    description: 'Reports what a tab has loaded, which keeps it usable, and returns what it would get now',
  })
  async checkVersions(
    @Arg('input', { description: 'What the tab has loaded' }) input: CheckVersionsInput,
    @Ctx() context: Context,
  ): Promise<PartVersion[]> {
    await touchVersionsInUse(context, input);
    return context.remotes.versionsFor(context.viewer);
  }

  @RequireAudience('anyone')
  @Mutation(() => Boolean, { description: 'Reports that a portal failed in this browser' })
  async reportPortalFault(
    @Arg('input', { description: 'The failure' }) input: ReportPortalFaultInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    return reportPortalFault(context, input);
  }
}
