import * as z from 'zod/mini';
import { optionalText, textRule } from './text.ts';

/* Who may publish a remote, how a version's provenance is attested, and who approves it: see docs/shipping-a-portal.md. */

const publicKey = 'A public key is the line that npm run release -- --make-signing-key prints';
/** An Ed25519 public key as SPKI in base64. Its first bytes name the algorithm, so no other kind passes. */
export const signingKey = z
  .string(publicKey)
  .check(z.trim(), z.regex(/^MCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=$/, publicKey));

const signature = 'A signature is 64 bytes in base64';
/** An Ed25519 signature in base64. */
export const releaseSignature = z.optional(
  z.nullable(z.string(signature).check(z.regex(/^[A-Za-z0-9+/]{86}==$/, signature))),
);

/** The publisher's statement of where a build comes from. */
export interface Provenance {
  commit: string | null;
  /** The repository with the commit. */
  repository: string | null;
  /** The URL of a CI job, or a person. */
  builder: string | null;
}

/** The exact text whose UTF-8 bytes a team signs to attest a version's provenance. */
export const toProvenanceText = (
  remote: string,
  version: string,
  { commit, repository, builder }: Provenance,
): string => JSON.stringify({ remote, version, commit, repository, builder });

export const provenanceFields = {
  commit: optionalText(64),
  repository: optionalText(300),
  builder: optionalText(300),
  signature: releaseSignature,
  provenanceSignature: releaseSignature,
};

export const registerSigningKeyRule = z.object({ publicKey: signingKey });
export type RegisterSigningKey = z.infer<typeof registerSigningKeyRule>;

/** How often the remote's pointer has moved. A request with an older revision is refused. */
export const revision = z.int('Revision must be a whole number').check(z.gte(0, 'Revision must be at least 0'));
export const approveReleaseRule = z.object({ id: z.string('Please name the request'), revision });
export type ApproveRelease = z.infer<typeof approveReleaseRule>;

export const declineReleaseRule = z.object({
  id: z.string('Please name the request'),
  reason: textRule({ message: 'Please say why', max: 500 }),
});
export type DeclineRelease = z.infer<typeof declineReleaseRule>;

/** The status of a version that needs a second person's approval. */
export const releaseRequestStatuses = ['waiting', 'approved', 'declined', 'withdrawn'] as const;
export type ReleaseRequestStatus = (typeof releaseRequestStatuses)[number];

/**
 * Why a version is listed for review: it awaits approval, its paths do, it is a canary, no one gets it, or everyone has
 * been getting it for at most a day.
 */
export const reviewStages = ['waiting', 'registering', 'canary', 'staged', 'published'] as const;
export type ReviewStage = (typeof reviewStages)[number];
