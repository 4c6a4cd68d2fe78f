import { Field, InputType } from 'type-graphql';
import type { Audience } from 'rules/audiences';
import { type StartOverride, startOverrideRule } from 'rules/overrides';
import { portalRowRule } from 'rules/portal-row-rule';
import { ValidateWith } from '#access/rules';
import { AudienceEnum } from '#people/user.entity';

@ValidateWith(portalRowRule)
@InputType({ description: 'A path that a remote brings' })
class PortalRowInput {
  @Field({ description: 'The path from the origin' })
  path!: string;

  @Field(() => Boolean, { nullable: true, description: 'Whether paths below it are the remote’s too' })
  below?: true | undefined;

  @Field({ description: 'Display name of the portal' })
  title!: string;

  @Field(() => [AudienceEnum], { description: 'Who may open it: one of these is enough' })
  audiences!: Audience[];

  @Field(() => String, { nullable: true, description: 'Shown while it loads' })
  waiting?: string | undefined;

  @Field(() => Boolean, { nullable: true, description: 'Whether it brings links for the bar' })
  hasLinks?: true | undefined;
}

@ValidateWith(startOverrideRule)
@InputType({ description: 'A remote that one browser takes from its own machine' })
export class StartOverrideInput implements StartOverride {
  @Field({ description: 'The remote, as in mfe-client' })
  remote!: string;

  @Field({ description: 'Its entry, as in http://127.0.0.1:4202/remoteEntry.js' })
  entry!: string;

  @Field(() => [PortalRowInput], {
    nullable: true,
    description: 'The paths that it brings; in the browser of the override they need no consent',
  })
  portals?: StartOverride['portals'];
}
