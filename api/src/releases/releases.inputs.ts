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
import { PageArgs } from '#db/page';
import { PortalDescriptionInput } from '#releases/contract/portal.inputs';

export const PortalFaultKindEnum = graphqlEnum('PortalFaultKind', portalFaultKinds, 'How a portal failed in a browser');
export const CanaryAudienceEnum = graphqlEnum(
  'CanaryAudience',
  canaryAudiences,
  'Who may get a version before everyone',
);

@ValidateWith(checkReleaseRule)
@InputType({ description: 'A build, before anything of it is sent' })
export class CheckReleaseInput implements CheckRelease {
  @Field({ description: 'The text of remote.json, byte for byte' })
  manifest!: string;

  @Field(() => PortalDescriptionInput, { description: 'What its portal is' })
  portal!: PortalDescription;
}

@ValidateWith(stageReleaseRule)
@InputType({ description: 'A version that is to be published' })
export class StageReleaseInput implements StageRelease {
  @Field({ description: 'The text of remote.json, byte for byte' })
  manifest!: string;

  @Field(() => PortalDescriptionInput, { description: 'What its portal is' })
  portal!: PortalDescription;

  @Field(() => String, { nullable: true, description: 'The commit that it was built from' })
  commit?: string | null;

  @Field(() => String, { nullable: true, description: 'The repository that has the commit' })
  repository?: string | null;

  @Field(() => String, { nullable: true, description: 'The CI job, by its address, or the person that built it' })
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

  @Field(() => String, { nullable: true, description: 'What it changes' })
  notes?: string | null;
}

@ValidateWith(publishReleaseRule)
@InputType({ description: 'Which version everyone gets, or some before them' })
export class PublishReleaseInput implements PublishRelease {
  @Field({ description: 'The remote, as in mfe-client' })
  remote!: string;

  @Field({ description: 'The version, as staging it answered' })
  version!: string;

  @Field(() => Int, { description: 'Where the pointer stood when it was looked at' })
  revision!: number;

  @Field(() => [CanaryAudienceEnum], { nullable: true, description: 'Only these get it; none named means everyone' })
  canary?: Audience[] | null;
}

@ValidateWith(rollBackRemoteRule)
@InputType({ description: 'Which remote goes back' })
export class RollBackRemoteInput implements RollBackRemote {
  @Field({ description: 'The remote, as in mfe-client' })
  remote!: string;

  @Field(() => Int, { description: 'Where the pointer stood when it was looked at' })
  revision!: number;
}

@ValidateWith(releaseEventsRule)
@ArgsType()
export class ReleaseEventsArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Of this remote only' })
  remote?: string | null;
}

@ValidateWith(createReleaseKeyRule)
@InputType({ description: 'A key to publish remotes with' })
export class CreateReleaseKeyInput implements CreateReleaseKey {
  @Field({ description: 'The team or pipeline that it is for, as the history shows it' })
  name!: string;

  /** Null only to the schema: screens from before keys had a holder get the words of the rule. */
  @Field(() => String, { nullable: true, description: 'The email of the person who holds it. Required' })
  holder!: string;

  @Field(() => [String], { description: 'The remotes that it may publish, as in mfe-client: at least one' })
  remotes!: string[];

  @Field(() => String, {
    nullable: true,
    description: 'The Ed25519 public key that versions must be signed for. It may be registered later',
  })
  publicKey?: string | null;

  @Field(() => Int, { nullable: true, description: 'Days until it expires, 90 at most; 30 if left out' })
  expiresInDays?: number | null;
}

@ValidateWith(reportPortalFaultRule)
@InputType({ description: 'How a portal failed in a browser' })
export class ReportPortalFaultInput implements ReportPortalFault {
  @Field({ description: 'The remote, as in mfe-client' })
  remote!: string;

  @Field(() => String, { nullable: true, description: 'The version, where one was known' })
  version?: string | null;

  @Field(() => PortalFaultKindEnum, { description: 'How it failed' })
  kind!: PortalFaultKind;

  @Field({ description: 'What the browser said' })
  message!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Of a Content-Security-Policy violation: the path of the file that the browser names',
  })
  source?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The token of the page, as its settings have it. Without one and signed out, a report is shown and counts for nothing',
  })
  pageLoad?: string | null;
}

@ValidateWith(versionInUseRule)
@InputType({ description: 'What a tab has loaded' })
class VersionInUseInput implements VersionInUse {
  @Field({ description: 'shell, or a remote as in mfe-client' })
  part!: string;

  @Field({ description: 'Its version' })
  version!: string;
}

@ValidateWith(checkVersionsRule)
@InputType({ description: 'Everything that a tab has loaded' })
export class CheckVersionsInput implements CheckVersions {
  @Field(() => [VersionInUseInput], { description: 'Each part once' })
  using!: VersionInUse[];
}
