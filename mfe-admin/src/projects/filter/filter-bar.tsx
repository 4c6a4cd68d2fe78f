import { useRef } from 'react';
import { Button, Drawing } from 'kit/controls';
import { inWords } from 'kit/format';
import { SearchBox } from 'kit/panel';
import { projectStatuses } from 'rules/project-statuses';
import { Bar, Check } from './filter-layout.ts';
import { isFiltered, longestSearch } from './filter.ts';
import type { ProjectFilter } from './use-project-filter.ts';

const glass = 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM10.3 10.3L14 14';

/** Words to look for, which projects, in which order, and all of it taken back. */
export function FilterBar({ filter, typed, type, choose, clear }: ProjectFilter) {
  const field = useRef<HTMLInputElement>(null);
  /** The button goes with the press: the keyboard goes on at the field. */
  const takeBack = () => {
    field.current?.focus();
    clear();
  };
  return (
    <Bar role="search" aria-label="Projects">
      <SearchBox>
        <Drawing d={glass} />
        <input
          ref={field}
          type="search"
          aria-label="Search projects"
          placeholder="Title or client"
          autoComplete="off"
          maxLength={longestSearch}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && type('')}
        />
      </SearchBox>
      <SearchBox>
        <select
          aria-label="Filter by status"
          value={filter.status ?? ''}
          onChange={({ target }) => choose({ status: target.value })}
        >
          <option value="">All statuses</option>
          {projectStatuses.map((status) => (
            <option key={status} value={status}>
              {inWords(status)}
            </option>
          ))}
        </select>
      </SearchBox>
      <SearchBox>
        <select
          aria-label="Sort"
          value={filter.oldestFirst ? 'oldest' : ''}
          onChange={({ target }) => choose({ sort: target.value })}
        >
          <option value="">Newest first</option>
          <option value="oldest">Oldest first</option>
        </select>
      </SearchBox>
      <Check>
        <input
          type="checkbox"
          checked={filter.aged}
          onChange={({ target }) => choose({ aged: target.checked ? '1' : null })}
        />
        Over 4 weeks old
      </Check>
      {(isFiltered(filter) || typed !== '') && <Button onClick={takeBack}>Clear</Button>}
    </Bar>
  );
}
