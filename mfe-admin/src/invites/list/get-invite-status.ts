import type { InvitationStatus, InviteRow_InvitationFragment } from '#gql/graphql.ts';

type InviteExpiry = Pick<InviteRow_InvitationFragment, 'status' | 'expiresAt'>;

/** Where an invite stands at this moment: a pending one may have expired since the server said so. */
export function getInviteStatus({ status, expiresAt }: InviteExpiry, now: Date): InvitationStatus {
  return status === 'pending' && new Date(expiresAt) <= now ? 'expired' : status;
}
