import type { Role } from './people.ts';

/** Where a person lands after signing in (specification part 1 §2.7). The one copy of this table. */
const portalByRole: Partial<Record<Role, string>> = { admin: '/admin', contractor: '/contractor', client: '/client' };
const portalByContractorRole: Record<string, string> = {
  sales: '/sales-portal',
  project_manager: '/project-manager-portal',
};

export function portalPath(person: { role: Role; contractorRole?: string | null }): string {
  if (person.role === 'contractor' && person.contractorRole) {
    return portalByContractorRole[person.contractorRole] ?? '/contractor';
  }
  return portalByRole[person.role] ?? '/';
}

/** After an external sign-in: a client with a pending invitation first completes the registration it belongs to. */
export function pathAfterSignIn(
  person: { role: Role; contractorRole?: string | null },
  hasPendingInvitation: boolean,
): string {
  return hasPendingInvitation && person.role === 'client' ? '/contractor-registration' : portalPath(person);
}
