import type { Role } from './people.ts';

/** Where a person lands after signing in (specification part 1 §2.7). The one copy of this table. */
const portalByRole: Partial<Record<Role, string>> = { admin: '/admin', contractor: '/contractor', client: '/client' };
const portalByContractorRole: Record<string, string> = {
  sales: '/sales-portal',
  project_manager: '/project-manager-portal',
};

type Person = { role: Role; contractorRole?: string | null };

export function getPortalPath(person: Person): string {
  if (person.role === 'contractor' && person.contractorRole) {
    return portalByContractorRole[person.contractorRole] ?? '/contractor';
  }
  return portalByRole[person.role] ?? '/';
}

/** The registration that a client who was invited as a contractor has not completed yet, or null. */
export function getPendingRegistrationPath(person: Person, hasPendingInvitation: boolean): string | null {
  return hasPendingInvitation && person.role === 'client' ? '/contractor-registration' : null;
}

/** After a sign-in, by whatever door. */
export function getPathAfterSignIn(person: Person, hasPendingInvitation: boolean): string {
  return getPendingRegistrationPath(person, hasPendingInvitation) ?? getPortalPath(person);
}

/** After the registration on a join link: the role alone counts (specification part 1 §4). */
export function getPathAfterJoining({ role }: Person): string {
  return portalByRole[role] ?? '/client';
}
