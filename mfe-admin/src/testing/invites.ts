import { type MockResponse, replyTo } from 'kit/test/network';
import { type InvitationStatus, RecentInvitesDocument, type Role } from '#gql/graphql.ts';

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

/** The response with secrets to createInvitation or resendInvitation. */
export function issuedReply(
  verb: 'createInvitation' | 'resendInvitation',
  email: string,
  token = 'tok-1',
): MockResponse {
  const joinUrl = `http://localhost/join?invite=${token}`;
  return {
    data: { [verb]: { __typename: 'Invitation', id: `i-${email}`, email, token, code: `CODE-${token}`, joinUrl } },
  };
}

export function rolesReply(roles: { name: string; displayName: string; isActive: boolean }[]): MockResponse {
  const contractorRoles = roles.map((role) => ({ __typename: 'ContractorRole', id: `r-${role.name}`, ...role }));
  return { data: { contractorRoles } };
}
