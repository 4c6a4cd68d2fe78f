import type { RefObject } from 'react';
import { Button, Drawing } from 'kit/controls';
import { SearchBox } from 'kit/panel';
import { knowledgeCategories, longestSearch, type KnowledgeCategory } from 'rules/knowledge';
import styled from 'styled-components';
import { categoryName } from '../knowledge/category-words.ts';
import type { DocumentSearch } from './use-document-search.ts';

const glass = 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM10.3 10.3L14 14';

interface Given {
  search: DocumentSearch;
  field: RefObject<HTMLInputElement | null>;
  onClear: () => void;
}

/** Words to look for, the category to look in, and both taken back. */
export function SearchBar({ search: { typed, type, category, choose }, field, onClear }: Given) {
  const isUsed = typed !== '' || category !== null;
  return (
    <Bar role="search" aria-label="Documents">
      <SearchBox>
        <Drawing d={glass} />
        <input
          ref={field}
          type="search"
          aria-label="Search documents"
          placeholder="Search documents"
          autoComplete="off"
          maxLength={longestSearch}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && type('')}
        />
      </SearchBox>
      <SearchBox>
        <select
          aria-label="Filter by category"
          value={category ?? ''}
          onChange={({ target }) => choose((target.value || null) as KnowledgeCategory | null)}
        >
          <option value="">All categories</option>
          {knowledgeCategories.map((name) => (
            <option key={name} value={name}>
              {categoryName[name]}
            </option>
          ))}
        </select>
      </SearchBox>
      {isUsed && <Button onClick={onClear}>Clear</Button>}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  > :first-child {
    min-width: min(100%, 240px);
    flex: 1;
    padding-left: ${({ theme }) => theme.space.s};
  }
`;
