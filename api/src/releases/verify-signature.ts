import { createPublicKey, verify } from 'node:crypto';
import { type Provenance, toProvenanceText } from 'rules/release-trust';
import { badInput, forbidden } from '#errors';
import type { Release } from '#releases/release.entity';
import type { Releaser } from '#remotes/find-releaser';

interface SignedRelease extends Provenance {
  remote: string;
  version: string;
  /** remote.json, byte for byte. */
  manifest: string;
  signature: string | null;
  provenanceSignature: string | null;
}

/** What was verified, as stored with the version. */
export type VerifiedSignatures = Pick<Release, 'signature' | 'signingKey' | 'provenanceSignature'>;

const signingHint =
  'Set RELEASE_SIGNING_KEY to the private key that belongs to it, or ask an administrator to register your public key at /admin/releases';

/** Verifies signatures against the public key of the release key. Rejects an invalid or missing one. */
export function verifySignatures(
  { publicKey }: Pick<Releaser, 'publicKey'>,
  signed: SignedRelease,
): VerifiedSignatures {
  const { remote, version, manifest, signature, provenanceSignature } = signed;
  if (publicKey === null) return { signature: null, signingKey: null, provenanceSignature: null };
  if (!signature) throw badInput({ signature: `This release key publishes signed versions only. ${signingHint}` });
  if (!isSignedBy(publicKey, manifest, signature))
    throw badInput({
      signature: `The signature does not match the manifest and the public key of this release key. ${signingHint}`,
    });
  if (provenanceSignature && !isSignedBy(publicKey, toProvenanceText(remote, version, signed), provenanceSignature))
    throw badInput({
      provenanceSignature: `The signature does not match the commit, repository and builder that were sent. ${signingHint}`,
    });
  return { signature, signingKey: publicKey, provenanceSignature };
}

/** Rejects publishing a version whose stored manifest is not signed for the release key's current public key. */
export function requireSigned({ publicKey }: Pick<Releaser, 'publicKey'>, release: Release): void {
  if (publicKey === null) return;
  const { remote, version, manifest, signature, signingKey } = release;
  if (signature && signingKey === publicKey && isSignedBy(publicKey, manifest, signature)) return;
  throw forbidden(
    `${remote} ${version} is not signed for the public key of this release key. ${signingHint}, and release again`,
  );
}

function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  return verify(null, Buffer.from(text, 'utf8'), key, Buffer.from(signature, 'base64'));
}
