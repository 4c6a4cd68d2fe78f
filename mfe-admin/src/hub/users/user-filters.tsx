import { roles } from 'rules/people';
import { roleName } from 'rules/role-names';
import { Choice } from '../../filters/choice.tsx';
import { ListFilters } from '../../filters/list-filters.tsx';
import { SearchField } from '../../filters/search-field.tsx';
import type { Filters } from '../../filters/use-filters.ts';

export function UserFilters({ filters }: { filters: Filters }) {
  return (
    <ListFilters label="Users" filters={filters}>
      <SearchField filters={filters} name="q" label="Search" placeholder="Name or e-mail" />
      <Choice filters={filters} name="role" label="Role" all="All roles">
        {roles.map((role) => (
          <option key={role} value={role}>
            {roleName(role)}
          </option>
        ))}
      </Choice>
      <Choice filters={filters} name="standing" label="Account" all="Open and closed">
        <option value="open">Open</option>
        <option value="closed">Closed</option>
      </Choice>
    </ListFilters>
  );
}
