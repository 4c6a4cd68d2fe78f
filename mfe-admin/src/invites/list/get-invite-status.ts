import type { InvitationStatus, InviteRow_InvitationFragment } from '#gql/graphql.ts';

type InviteExpiry = Pick<InviteRow_InvitationFragment, 'status' | 'expiresAt'>;

/** The status of an invite now: a pending one may have expired since it was fetched. */
export function getInviteStatus({ status, expiresAt }: InviteExpiry, now: Date): InvitationStatus {
  return status === 'pending' && new Date(expiresAt) <= now ? 'expired' : status;
}
