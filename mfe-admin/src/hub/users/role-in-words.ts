import { roleName } from 'rules/role-names';

/** What somebody is, as people say it: "Contractor, Tester". */
export const roleInWords = ({ role, contractorRole }: { role: string; contractorRole: string | null }): string =>
  contractorRole ? `${roleName(role)}, ${roleName(contractorRole)}` : roleName(role);
