import { Field, InputType } from 'type-graphql';
import type { Audience } from 'rules/audiences';
import { type StartOverride, startOverrideRule } from 'rules/overrides';
import { portalRowRule } from 'rules/portal-row-rule';
import { ValidateWith } from '#access/rules';
import { AudienceEnum } from '#people/user.entity';
import { UrlScalar } from '#scalars';

@ValidateWith(portalRowRule)
@InputType({ description: 'A path of a remote' })
class PortalRowInput {
  @Field({ description: 'The path from the origin' })
  path!: string;

  @Field(() => Boolean, { nullable: true, description: 'Whether the paths below it belong to the remote too' })
  below?: true | undefined;

  @Field({ description: 'Display name of the portal' })
  title!: string;

  @Field(() => [AudienceEnum], { description: 'Who may open it: any of these audiences' })
  audiences!: Audience[];

  @Field(() => String, { nullable: true, description: 'Shown while loading' })
  waiting?: string | undefined;

  @Field(() => Boolean, { nullable: true, description: 'Whether it adds links to the bar' })
  hasLinks?: true | undefined;
}

@ValidateWith(startOverrideRule)
@InputType({ description: 'A remote that one browser loads from its own machine' })
export class StartOverrideInput implements StartOverride {
  @Field({ description: 'The remote, for example mfe-client' })
  remote!: string;

  @Field(() => UrlScalar, { description: 'The URL of its entry, for example http://127.0.0.1:4202/remoteEntry.js' })
  entry!: string;

  @Field(() => [PortalRowInput], {
    nullable: true,
    description: 'Its paths; in the browser of the override they need no approval',
  })
  portals?: StartOverride['portals'];
}
