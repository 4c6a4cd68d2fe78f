import { type Role, roles } from 'rules/people';
import { type AccountStatus, accountStatuses } from 'rules/users';

/** What stands in the address when the list is narrowed. */
export const userFilterNames = ['q', 'role', 'standing'] as const;

interface UserFilter {
  search: string | null;
  role: Role | null;
  standing: AccountStatus | null;
}

/** Whom one looks for, as it stands in the address. Anything else there is passed over. */
export const parseUserFilter = (get: (name: (typeof userFilterNames)[number]) => string): UserFilter => ({
  search: get('q').trim() || null,
  role: roles.find((role) => role === get('role')) ?? null,
  standing: accountStatuses.find((standing) => standing === get('standing')) ?? null,
});
