import type { EntityManager } from '@mikro-orm/postgresql';
import { invitationHours } from 'rules/invitations';
import type { Role } from 'rules/people';
import { clock } from '#clock';
import { Invitation } from '#invitations/invitation.entity';
import { hashCode, hashToken, type InvitationSecrets, createSecrets } from '#invitations/invitation-secrets';
import type { User } from '#people/user.entity';

interface IssuedInvitation {
  invitation: Invitation;
  secrets: InvitationSecrets;
}

interface Invitee {
  email: string;
  role: Role;
  contractorRole: string | null;
}

/** Creates an invitation in the caller's transaction. Its secrets are only available here. */
export function issueInvitation(
  em: EntityManager,
  invitee: Invitee,
  issuedBy: User,
  at = clock.date(),
): IssuedInvitation {
  const { secrets, ...fresh } = createFreshSecrets(at);
  return { invitation: em.create(Invitation, { ...invitee, ...fresh, issuedBy }), secrets };
}

/** Gives an invitation a new token, code and expiry: the previous ones stop working. */
export function reissueInvitation(invitation: Invitation, issuedBy: User): InvitationSecrets {
  const { secrets, ...fresh } = createFreshSecrets(clock.date());
  Object.assign(invitation, { ...fresh, issuedBy } satisfies Partial<Invitation>);
  return secrets;
}

function createFreshSecrets(issuedAt: Date) {
  const secrets = createSecrets();
  return {
    secrets,
    tokenHash: hashToken(secrets.token),
    codeHash: hashCode(secrets.code),
    issuedAt,
    expiresAt: new Date(issuedAt.getTime() + invitationHours * 60 * 60 * 1000),
  };
}
