import type { Role } from './people.ts';

/** Where a person lands after signing in (specification part 1 §2.7). The only copy of this table. */
const portalByRole: Record<Role, string> = {
  admin: '/admin',
  contractor: '/contractor',
  client: '/client',
  product_analyst: '/admin-dashboard',
};
const portalByContractorRole: Record<string, string> = {
  sales: '/sales-portal',
  project_manager: '/project-manager-portal',
};

type Person = { role: Role; contractorRole?: string | null };

export function getPortalPath(person: Person): string {
  if (person.role === 'contractor' && person.contractorRole) {
    return portalByContractorRole[person.contractorRole] ?? '/contractor';
  }
  return portalByRole[person.role];
}

/** The pending registration of a client who was invited as a contractor, or null. */
export function getPendingRegistrationPath(person: Person, hasPendingInvitation: boolean): string | null {
  return hasPendingInvitation && person.role === 'client' ? '/contractor-registration' : null;
}

/** After a sign-in, by any method. */
export function getPathAfterSignIn(person: Person, hasPendingInvitation: boolean): string {
  return getPendingRegistrationPath(person, hasPendingInvitation) ?? getPortalPath(person);
}

/** After registering on a join link: only the role counts (specification part 1 §4). */
export function getPathAfterJoining({ role }: Person): string {
  return portalByRole[role];
}

/** The reference of the REST paths, a page of the server for people who are signed in. */
export const restReferencePath = '/api/docs';
/** Pages outside the application that a sign-in may lead to. */
export const isServerPage = (pathname: string): boolean => pathname === restReferencePath;
