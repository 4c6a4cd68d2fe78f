import { Field, ID, InputType, Int } from 'type-graphql';
import {
  type ApproveRelease,
  approveReleaseRule,
  type DeclineRelease,
  declineReleaseRule,
  type RegisterSigningKey,
  registerSigningKeyRule,
} from 'rules/release-trust';
import { type PreviewRelease, previewReleaseRule } from 'rules/releases';
import { ValidateWith } from '#access/rules';

@ValidateWith(previewReleaseRule)
@InputType({ description: 'A build, before anything of it is uploaded' })
export class PreviewReleaseInput implements PreviewRelease {
  @Field({ description: 'The text of remote.json, byte for byte' })
  manifest!: string;
}

@ValidateWith(approveReleaseRule)
@InputType({ description: 'The version to approve' })
export class ApproveReleaseInput implements ApproveRelease {
  @Field(() => ID, { description: 'The request' })
  id!: string;

  @Field(() => Int, { description: 'The revision of the remote that the changes were compared with' })
  revision!: number;
}

@ValidateWith(declineReleaseRule)
@InputType({ description: 'The version to decline, and why' })
export class DeclineReleaseInput implements DeclineRelease {
  @Field(() => ID, { description: 'The request' })
  id!: string;

  @Field({ description: 'The reason, for its team' })
  reason!: string;
}

@ValidateWith(registerSigningKeyRule)
@InputType({ description: 'The public key of a team' })
export class RegisterSigningKeyInput implements RegisterSigningKey {
  @Field({ description: 'The Ed25519 public key, as printed by npm run release -- --make-signing-key' })
  publicKey!: string;
}
