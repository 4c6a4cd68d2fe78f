import type { EntityManager } from '@mikro-orm/postgresql';
import { invitableContractorRoles } from 'rules/invitations';
import type { Role } from 'rules/people';
import { isOffered } from '#contractor-roles/is-offered';
import { badInput, conflict } from '#errors';
import { User } from '#people/user.entity';

interface Invitee {
  email: string;
  role: Role;
  contractorRole: string | null;
}

/** Refuses an invitation that no one could redeem: a role that is not there, an e-mail that has its account already. */
export async function checkInvitee(em: EntityManager, { email, role, contractorRole }: Invitee): Promise<void> {
  if (contractorRole && !(await isOffered(em, contractorRole, invitableContractorRoles)))
    throw badInput({ contractorRole: 'Please select an active contractor role' });
  const user = await em.findOne(User, { email });
  // A client can become a contractor: they redeem it on the contractor registration.
  if (!user || (user.role === 'client' && role === 'contractor' && !user.deactivatedAt)) return;
  const message = user.deactivatedAt
    ? 'The account with this e-mail is closed. Please choose another e-mail'
    : 'There is already an account with this e-mail. You can change its role in the list of users';
  throw conflict(message, { fields: { email: message } });
}
