import { roles } from 'rules/people';
import { formatRoleName } from 'rules/role-names';
import { FilterSelect } from '../../filters/filter-select.tsx';
import { ListFilters } from '../../filters/list-filters.tsx';
import { SearchField } from '../../filters/search-field.tsx';
import type { Filters } from '../../filters/use-filters.ts';

export function UserFilters({ filters }: { filters: Filters }) {
  return (
    <ListFilters label="Users" filters={filters}>
      <SearchField filters={filters} name="q" label="Search" placeholder="Name or email" />
      <FilterSelect filters={filters} name="role" label="Role" allLabel="All roles">
        {roles.map((role) => (
          <option key={role} value={role}>
            {formatRoleName(role)}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect filters={filters} name="standing" label="Account" allLabel="Active and deactivated">
        <option value="open">Active</option>
        <option value="closed">Deactivated</option>
      </FilterSelect>
    </ListFilters>
  );
}
