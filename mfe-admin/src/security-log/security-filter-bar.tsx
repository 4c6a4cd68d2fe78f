import { Button } from 'kit/controls';
import { securityEventKinds, securityEventLabel } from 'rules/security-events';
import { Choice } from '../looking/choice.tsx';
import { FilterBar, FilterBox } from '../looking/filter-box.ts';
import { SearchField } from '../looking/search-field.tsx';
import type { Filters } from '../looking/use-filters.ts';
import { warnings } from './security-filters.ts';

interface SecurityFilterBarProps {
  filters: Filters;
}

const kindsByLabel = securityEventKinds.toSorted((a, b) => securityEventLabel(a).localeCompare(securityEventLabel(b)));

export function SecurityFilterBar({ filters: { get, put, isUsed, clear } }: SecurityFilterBarProps) {
  return (
    <FilterBar aria-label="Security log">
      <SearchField
        label="Account"
        placeholder="Email, or part of it"
        term={get('account')}
        onTerm={(term) => put('account', term)}
      />
      <SearchField
        label="Address"
        placeholder="192.0.2.7"
        term={get('address')}
        onTerm={(term) => put('address', term)}
      />
      <Choice label="Event" all="All events" value={get('event')} onChange={(next) => put('event', next)}>
        <option value={warnings}>All warnings</option>
        {kindsByLabel.map((kind) => (
          <option key={kind} value={kind}>
            {securityEventLabel(kind)}
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
