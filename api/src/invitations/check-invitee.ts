import type { EntityManager } from '@mikro-orm/postgresql';
import { accountExistsMessage, invitableContractorRoles } from 'rules/invitations';
import type { Role } from 'rules/people';
import { isOffered } from '#contractor-roles/is-offered';
import { badInput, conflict } from '#errors';
import { User } from '#people/user.entity';

interface Invitee {
  email: string;
  role: Role;
  contractorRole: string | null;
}

/** Rejects an invitation that no one could redeem: an unknown role, or an email that already has an account. */
export async function checkInvitee(em: EntityManager, { email, role, contractorRole }: Invitee): Promise<void> {
  if (contractorRole && !(await isOffered(em, contractorRole, invitableContractorRoles)))
    throw badInput({ contractorRole: 'Please select an active contractor role' });
  const user = await em.findOne(User, { email });
  // A client can become a contractor: they redeem it in the contractor registration.
  if (!user || (user.role === 'client' && role === 'contractor' && !user.deactivatedAt)) return;
  const message = user.deactivatedAt
    ? 'The account with this email is deactivated. Please choose another email'
    : accountExistsMessage;
  throw conflict(message, { fields: { email: message } });
}
