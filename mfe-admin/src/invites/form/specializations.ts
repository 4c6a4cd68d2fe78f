import { inWords } from 'kit/format';
import { invitableContractorRoles } from 'rules/invitations';
import type { InvitableRolesQuery } from '#gql/graphql.ts';

/** What a contractor can be invited to work as: the three that are always there, then the active roles that were added. */
export function specializations(roles: InvitableRolesQuery['contractorRoles']): { name: string; label: string }[] {
  const fixed: readonly string[] = invitableContractorRoles;
  const added = roles.filter(({ name, isActive }) => isActive && !fixed.includes(name));
  return [
    ...fixed.map((name) => ({ name, label: inWords(name) })),
    ...added.map(({ name, displayName }) => ({ name, label: displayName })),
  ];
}
