import { humanize } from 'kit/format';
import { invitableContractorRoles } from 'rules/invitations';
import type { InvitableRolesQuery } from '#gql/graphql.ts';

/** Specializations for contractors: the three built-in ones, then the active added roles. */
export function getSpecializations(roles: InvitableRolesQuery['contractorRoles']): { name: string; label: string }[] {
  const builtIn: readonly string[] = invitableContractorRoles;
  const added = roles.filter(({ name, isActive }) => isActive && !builtIn.includes(name));
  return [
    ...builtIn.map((name) => ({ name, label: humanize(name) })),
    ...added.map(({ name, displayName }) => ({ name, label: displayName })),
  ];
}
