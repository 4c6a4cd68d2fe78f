import { Button } from 'kit/controls';
import { auditActions, auditWords } from 'rules/audit';
import type { AuditActorsQuery } from '#gql/graphql.ts';
import { Choice } from '../looking/choice.tsx';
import { FilterBar, FilterBox } from '../looking/filter-box.ts';
import { SearchField } from '../looking/search-field.tsx';
import type { Filters } from '../looking/use-filters.ts';

interface Given {
  filters: Filters;
  actors: AuditActorsQuery['auditActors'];
}

export function AuditFilters({ filters: { get, put, isUsed, clear }, actors }: Given) {
  const who = get('who');
  // One that is chosen in the address stands in the list before the list is here.
  const isListed = who === '' || actors.some(({ email }) => email === who);
  return (
    <FilterBar aria-label="Audit trail">
      <SearchField
        label="Search"
        placeholder="What it concerns, details or address"
        term={get('q')}
        onTerm={(term) => put('q', term)}
      />
      <Choice label="Who" all="Everybody" value={who} onChange={(next) => put('who', next)}>
        {!isListed && <option value={who}>{who}</option>}
        {actors.map(({ id, firstName, lastName, email }) => (
          <option key={id} value={email}>
            {firstName} {lastName}
          </option>
        ))}
      </Choice>
      <Choice label="What" all="Every action" value={get('action')} onChange={(next) => put('action', next)}>
        {auditActions.map((action) => (
          <option key={action} value={action}>
            {auditWords[action]}
          </option>
        ))}
      </Choice>
      <FilterBox>
        From
        <input type="date" value={get('from')} onChange={({ target }) => put('from', target.value)} />
      </FilterBox>
      <FilterBox>
        To
        <input
          type="date"
          value={get('to')}
          min={get('from') || undefined}
          onChange={({ target }) => put('to', target.value)}
        />
      </FilterBox>
      {isUsed && <Button onClick={clear}>Clear</Button>}
    </FilterBar>
  );
}
