import { formatRoleName } from 'rules/role-names';
import type { OfferedRolesQuery } from '#gql/graphql.ts';

type RoleRecords = OfferedRolesQuery['contractorRoles'];

/** What someone is, as people say it: "Contractor, QA lead". A contractor role is called as its record has it. */
export function formatRole(
  { role, contractorRole }: { role: string; contractorRole: string | null },
  records: RoleRecords = [],
): string {
  if (!contractorRole) return formatRoleName(role);
  const record = records.find(({ name }) => name === contractorRole);
  return `${formatRoleName(role)}, ${record?.displayName ?? formatRoleName(contractorRole)}`;
}
