import { type Role, roles } from 'rules/people';
import { type AccountStatus, accountStatuses } from 'rules/users';

/** The filters in the URL. */
export const userFilterNames = ['q', 'role', 'standing'] as const;

interface UserFilter {
  search: string | null;
  role: Role | null;
  standing: AccountStatus | null;
}

/** Parses the user filter from the URL and ignores invalid values. */
export const parseUserFilter = (search: URLSearchParams): UserFilter => ({
  search: search.get('q')?.trim() || null,
  role: roles.find((role) => role === search.get('role')) ?? null,
  standing: accountStatuses.find((standing) => standing === search.get('standing')) ?? null,
});
