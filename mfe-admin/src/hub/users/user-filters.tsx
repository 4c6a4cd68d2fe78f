import { Button } from 'kit/controls';
import { roles } from 'rules/people';
import { roleName } from 'rules/role-names';
import { Choice } from '../../looking/choice.tsx';
import { FilterBar } from '../../looking/filter-box.ts';
import { SearchField } from '../../looking/search-field.tsx';
import type { Filters } from '../../looking/use-filters.ts';

export function UserFilters({ filters: { get, put, isUsed, clear } }: { filters: Filters }) {
  return (
    <FilterBar aria-label="Users">
      <SearchField label="Search" placeholder="Name or e-mail" term={get('q')} onTerm={(term) => put('q', term)} />
      <Choice label="Role" all="All roles" value={get('role')} onChange={(role) => put('role', role)}>
        {roles.map((role) => (
          <option key={role} value={role}>
            {roleName(role)}
          </option>
        ))}
      </Choice>
      <Choice label="Account" all="Open and closed" value={get('standing')} onChange={(next) => put('standing', next)}>
        <option value="open">Open</option>
        <option value="closed">Closed</option>
      </Choice>
      {isUsed && <Button onClick={clear}>Clear</Button>}
    </FilterBar>
  );
}
