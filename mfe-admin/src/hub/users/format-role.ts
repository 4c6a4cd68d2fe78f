import { formatRoleName } from 'rules/role-names';
import type { OfferedRolesQuery } from '#gql/graphql.ts';

type RoleRecords = OfferedRolesQuery['contractorRoles'];

/** Formats a role for display, as in "Contractor, QA lead". Contractor roles use their display name. */
export function formatRole(
  { role, contractorRole }: { role: string; contractorRole: string | null },
  records: RoleRecords = [],
): string {
  if (!contractorRole) return formatRoleName(role);
  const record = records.find(({ name }) => name === contractorRole);
  return `${formatRoleName(role)}, ${record?.displayName ?? formatRoleName(contractorRole)}`;
}
