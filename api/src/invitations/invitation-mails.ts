import { brand } from 'rules/brand';
import { invitationHours } from 'rules/invitations';
import type { Role } from 'rules/people';
import type { Context } from '#context';
import type { Invitation } from '#invitations/invitation.entity';
import type { InvitationSecrets } from '#invitations/invitation-secrets';
import { getJoinUrl } from '#invitations/join-url';
import type { Mail } from '#mail/mail';

type Message = Omit<Mail, 'id'>;

const roleLabels: Record<Role, string> = {
  admin: 'an administrator',
  client: 'a client',
  contractor: 'a contractor',
  product_analyst: 'a product analyst',
};

/** To the invited person: the link for a new account, and the code for typing or for an existing account. */
export function createInvitationMail(
  invitation: Invitation,
  { token, code }: InvitationSecrets,
  settings: Context['settings'],
): Message {
  const { email, role, contractorRole, issuedBy } = invitation;
  const specialization = contractorRole ? ` (${contractorRole.replaceAll('_', ' ')})` : '';
  return {
    to: { name: '', address: email },
    subject: `Your invitation to ${brand.name}`,
    text: `Hello,

${issuedBy.firstName} ${issuedBy.lastName} invites you to join ${brand.name} as ${roleLabels[role]}${specialization}.

Open this link to create your account:

${getJoinUrl(token, settings)}

Your login code, in case you need it:

${code}
${role === 'contractor' ? renderCodeHint(settings) : ''}
The invitation can be used once and is valid for ${invitationHours} hours. If you didn't expect it, ignore this email.

${brand.name}
`,
  };
}

const renderCodeHint = ({ publicUrl }: Context['settings']) => `
If you already have an account with this email, choose Associate Login on ${publicUrl.href} and enter the code instead.
`;
