import { roles } from 'rules/people';
import { formatRoleName } from 'rules/role-names';
import { FilterSelect } from '../../filters/filter-select.tsx';
import { ListFilters } from '../../filters/list-filters.tsx';
import { SearchField } from '../../filters/search-field.tsx';
import { userFilterNames } from './parse-user-filter.ts';

export function UserFilters({ isUsed }: { isUsed: boolean }) {
  return (
    <ListFilters label="Users" names={userFilterNames} isUsed={isUsed}>
      <SearchField name="q" label="Search" placeholder="Name or email" />
      <FilterSelect name="role" label="Role" allLabel="All roles">
        {roles.map((role) => (
          <option key={role} value={role}>
            {formatRoleName(role)}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect name="standing" label="Account" allLabel="Active and deactivated">
        <option value="open">Active</option>
        <option value="closed">Deactivated</option>
      </FilterSelect>
    </ListFilters>
  );
}
