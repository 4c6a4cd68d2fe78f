import { ArgsType, Field, InputType, Int } from 'type-graphql';
import type { Audience } from 'rules/audiences';
import type { PortalDescription } from 'rules/portal-description';
import {
  canaryAudiences,
  type CheckRelease,
  checkReleaseRule,
  type CheckVersions,
  checkVersionsRule,
  type CreateReleaseKey,
  createReleaseKeyRule,
  type PortalFaultKind,
  portalFaultKinds,
  type PublishRelease,
  publishReleaseRule,
  releaseEventsRule,
  type ReportPortalFault,
  reportPortalFaultRule,
  type RollBackRemote,
  rollBackRemoteRule,
  type StageRelease,
  stageReleaseRule,
  type VersionInUse,
  versionInUseRule,
} from 'rules/releases';
import { ValidateWith } from '#access/rules';
import { graphqlEnum } from '#db/graphql-enum';
import { useFilter } from '#db/list-arguments';
import { PageArgs } from '#db/page';
import { PortalDescriptionInput } from '#releases/contract/portal.inputs';
import { EmailAddressScalar } from '#scalars';

export const PortalFaultKindEnum = graphqlEnum(
  'PortalFaultKind',
  portalFaultKinds,
  'How a portal failed in a browser',
  {
    csp: 'The content security policy refused something of it',
    load: 'Its files did not load',
    loop: 'It rendered endlessly',
    missing: 'It lacks what it promised',
    render: 'It threw while it rendered',
    slow: 'It took too long',
  },
);
export const CanaryAudienceEnum = graphqlEnum(
  'CanaryAudience',
  canaryAudiences,
  'Who may get a version before everyone else',
  {
    admin: 'Administrators',
    analyst: 'Product analysts',
    client: 'Clients',
    contractor: 'Contractors, whatever their role',
    founder: 'The first administrator',
    pm: 'Contractors who manage projects',
    sales: 'Contractors in sales',
    support: 'Contractors in support',
    user: 'Everyone who is signed in',
  },
);

@ValidateWith(checkReleaseRule)
@InputType({ description: 'A build, before anything of it is uploaded' })
export class CheckReleaseInput implements CheckRelease {
  @Field({ description: 'The text of remote.json, byte for byte' })
  manifest!: string;

  @Field(() => PortalDescriptionInput, { description: 'A description of its portal' })
  portal!: PortalDescription;
}

@ValidateWith(stageReleaseRule)
@InputType({ description: 'A version to publish' })
export class StageReleaseInput implements StageRelease {
  @Field({ description: 'The text of remote.json, byte for byte' })
  manifest!: string;

  @Field(() => PortalDescriptionInput, { description: 'A description of its portal' })
  portal!: PortalDescription;

  @Field(() => String, { nullable: true, description: 'The commit it was built from' })
  commit?: string | null;

  @Field(() => String, { nullable: true, description: 'The repository of the commit' })
  repository?: string | null;

  @Field(() => String, { nullable: true, description: 'The URL of the CI job, or the person, that built it' })
  builder?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The Ed25519 signature of the bytes of the manifest, in base64. Required once the key has a public key',
  })
  signature?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The Ed25519 signature of the JSON text {"remote","version","commit","repository","builder"}, in base64',
  })
  provenanceSignature?: string | null;

  @Field(() => String, { nullable: true, description: 'Release notes' })
  notes?: string | null;
}

@ValidateWith(publishReleaseRule)
@InputType({ description: 'The version to serve, and to which audiences' })
export class PublishReleaseInput implements PublishRelease {
  @Field({ description: 'The remote, for example mfe-client' })
  remote!: string;

  @Field({ description: 'The version that staging returned' })
  version!: string;

  @Field(() => Int, { description: "The pointer's revision as the caller last saw it" })
  revision!: number;

  @Field(() => [CanaryAudienceEnum], { nullable: true, description: 'Only these get it; empty means everyone' })
  canary?: Audience[] | null;
}

@ValidateWith(rollBackRemoteRule)
@InputType({ description: 'The remote to roll back' })
export class RollBackRemoteInput implements RollBackRemote {
  @Field({ description: 'The remote, for example mfe-client' })
  remote!: string;

  @Field(() => Int, { description: "The pointer's revision as the caller last saw it" })
  revision!: number;
}

@ValidateWith(releaseEventsRule)
@InputType({ description: 'Which releases' })
export class ReleaseEventFilter {
  @Field(() => String, { nullable: true, description: 'Only of this remote' })
  remote?: string | null;
}

@ValidateWith(releaseEventsRule)
@ArgsType()
export class ReleaseEventsArgs extends PageArgs {
  @Field(() => String, { ...useFilter, nullable: true, description: 'Only of this remote' })
  remote?: string | null;
}

@ValidateWith(createReleaseKeyRule)
@InputType({ description: 'A key to publish remotes with' })
export class CreateReleaseKeyInput implements CreateReleaseKey {
  @Field({ description: 'The team or pipeline it is for, as shown in the history' })
  name!: string;

  /** Nullable only in the schema: screens from before keys had a holder get the rule's error message. */
  @Field(() => EmailAddressScalar, { nullable: true, description: 'The email of the holder. Required' })
  holder!: string;

  @Field(() => [String], { description: 'The remotes it may publish, for example mfe-client: at least one' })
  remotes!: string[];

  @Field(() => String, {
    nullable: true,
    description: 'The Ed25519 public key that versions must be signed for. It can be registered later',
  })
  publicKey?: string | null;

  @Field(() => Int, { nullable: true, description: 'Days until it expires, at most 90; 30 by default' })
  expiresInDays?: number | null;
}

@ValidateWith(reportPortalFaultRule)
@InputType({ description: 'A portal failed in a browser' })
export class ReportPortalFaultInput implements ReportPortalFault {
  @Field({ description: 'The remote, for example mfe-client' })
  remote!: string;

  @Field(() => String, { nullable: true, description: 'The version, if known' })
  version?: string | null;

  @Field(() => PortalFaultKindEnum, { description: 'How it failed' })
  kind!: PortalFaultKind;

  @Field({ description: "The browser's error message" })
  message!: string;

  @Field(() => String, {
    nullable: true,
    description: 'For a Content-Security-Policy violation: the path of the file that the browser reported',
  })
  source?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The page's token, from its settings. A signed-out report without one is shown but not counted",
  })
  pageLoad?: string | null;
}

@ValidateWith(versionInUseRule)
@InputType({ description: 'A part that a tab has loaded' })
class VersionInUseInput implements VersionInUse {
  @Field({ description: 'shell, or a remote such as mfe-client' })
  part!: string;

  @Field({ description: 'Its version' })
  version!: string;
}

@ValidateWith(checkVersionsRule)
@InputType({ description: 'Everything that a tab has loaded' })
export class CheckVersionsInput implements CheckVersions {
  @Field(() => [VersionInUseInput], { description: 'One entry per part' })
  using!: VersionInUse[];
}
