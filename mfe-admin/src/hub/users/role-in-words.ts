import { roleName } from 'rules/role-names';
import type { OfferedRolesQuery } from '#gql/graphql.ts';

type Records = OfferedRolesQuery['contractorRoles'];

/** What somebody is, as people say it: "Contractor, QA lead". A contractor role is called as its record has it. */
export function roleInWords(
  { role, contractorRole }: { role: string; contractorRole: string | null },
  records: Records = [],
): string {
  if (!contractorRole) return roleName(role);
  const record = records.find(({ name }) => name === contractorRole);
  return `${roleName(role)}, ${record?.displayName ?? roleName(contractorRole)}`;
}
