import { type MockResponse, replyTo } from 'kit/test/network';
import {
  CreateInviteDocument,
  InvitableRolesDocument,
  type InvitationStatus,
  RecentInvitesDocument,
  ResendInviteDocument,
  type Role,
} from '#gql/graphql.ts';

const hour = 60 * 60_000;
export const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour).toISOString();

interface InviteFields {
  email: string;
  role?: Role;
  contractorRole?: string | null;
  status?: InvitationStatus;
  issuedAt?: string;
  expiresAt?: string;
}

export function invite({ email, role = 'client', contractorRole = null, status = 'pending', ...times }: InviteFields) {
  return {
    __typename: 'Invitation',
    id: `i-${email}`,
    email,
    role,
    contractorRole,
    status,
    issuedAt: hoursAgo(1),
    expiresAt: hoursAgo(-71.5),
    usedAt: status === 'used' ? hoursAgo(0.5) : null,
    revokedAt: status === 'revoked' ? hoursAgo(0.5) : null,
    ...times,
  };
}

export function invitesReply(nodes: ReturnType<typeof invite>[], endCursor: string | null = null): MockResponse {
  const edges = nodes.map((node) => ({ __typename: 'InvitationEdge', cursor: node.id, node }));
  const pageInfo = { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor };
  return replyTo(RecentInvitesDocument, { invitations: { __typename: 'InvitationConnection', edges, pageInfo } });
}

const issuedInvite = (email: string, token: string) => ({
  __typename: 'Invitation',
  id: `i-${email}`,
  email,
  token,
  code: `CODE-${token}`,
  joinUrl: `http://localhost/join?invite=${token}`,
});

/** The response, with its secrets, to a new invitation. */
export const createdReply = (email: string) =>
  replyTo(CreateInviteDocument, { createInvitation: issuedInvite(email, 'tok-1') });

/** The response, with its new secrets, to an invitation sent again. */
export const resentReply = (email: string, token: string) =>
  replyTo(ResendInviteDocument, { resendInvitation: issuedInvite(email, token) });

export function rolesReply(roles: { name: string; displayName: string; isActive: boolean }[]): MockResponse {
  const contractorRoles = roles.map((role) => ({ __typename: 'ContractorRole', id: `r-${role.name}`, ...role }));
  return replyTo(InvitableRolesDocument, { contractorRoles });
}
