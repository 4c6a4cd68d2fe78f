import { type Role, roles } from 'rules/people';
import { type UserStanding, userStandings } from 'rules/users';

/** What stands in the address when the list is narrowed. */
export const userFilters = ['q', 'role', 'standing'] as const;

interface LookedFor {
  search: string | null;
  role: Role | null;
  standing: UserStanding | null;
}

/** Whom one looks for, as it stands in the address. Anything else there is passed over. */
export const lookedForIn = (get: (name: (typeof userFilters)[number]) => string): LookedFor => ({
  search: get('q').trim() || null,
  role: roles.find((role) => role === get('role')) ?? null,
  standing: userStandings.find((standing) => standing === get('standing')) ?? null,
});
