import { humanize } from 'kit/format';
import { SearchBar, SearchBox } from 'kit/panel';
import { projectStatuses } from 'rules/project-statuses';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { isFiltered, maxSearchLength } from './filter.ts';
import type { ProjectFilter } from './use-project-filter.ts';

/** Search, status, age and sort order. */
export function FilterBar({ filter, searchText, choose, clear }: ProjectFilter) {
  return (
    <SearchBar
      label="Projects"
      searchText={searchText}
      name="Search projects"
      placeholder="Title or client"
      maxLength={maxSearchLength}
      isUsed={isFiltered(filter) || searchText.text !== ''}
      onClear={clear}
    >
      <SearchBox>
        <select
          aria-label="Filter by status"
          value={filter.status ?? ''}
          onChange={({ target }) => choose({ status: target.value })}
        >
          <option value="">All statuses</option>
          {projectStatuses.map((status) => (
            <option key={status} value={status}>
              {humanize(status)}
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
      <CheckboxLabel>
        <input
          type="checkbox"
          checked={filter.aged}
          onChange={({ target }) => choose({ aged: target.checked ? '1' : null })}
        />
        Over 4 weeks old
      </CheckboxLabel>
    </SearchBar>
  );
}

const CheckboxLabel = styled.label`
  display: flex;
  min-height: 40px;
  padding: 0 ${tokens.space.xs};
  align-items: center;
  gap: ${tokens.space.xs};
  cursor: pointer;
  input {
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: ${tokens.color.accent};
  }
`;
