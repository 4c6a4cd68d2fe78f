import type { RefObject } from 'react';
import { Button, Drawing } from 'kit/controls';
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
      <Box>
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
      </Box>
      <Box>
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
      </Box>
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

const Box = styled.div`
  display: flex;
  height: 40px;
  align-items: center;
  border: 1px solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.raised};
  color: ${({ theme }) => theme.color.soft};
  &:focus-within {
    border-color: ${({ theme }) => theme.color.accent};
    outline: 1px solid ${({ theme }) => theme.color.accent};
  }
  input,
  select {
    min-width: 0;
    height: 100%;
    flex: 1;
    padding: ${({ theme }) => `0 ${theme.space.xs}`};
    border: 0;
    background: none;
    color: ${({ theme }) => theme.color.ink};
    /* Smaller, and a phone would zoom in. */
    ${({ theme }) => theme.screen.narrow} {
      font-size: ${({ theme }) => theme.size.body};
    }
  }
  option {
    background: ${({ theme }) => theme.color.raised};
    color: ${({ theme }) => theme.color.ink};
  }
  input::placeholder {
    color: ${({ theme }) => theme.color.faint};
    opacity: 1;
  }
  /* The box shows the focus: two outlines would fight. */
  html body & :is(input, select):focus-visible {
    outline: none;
  }
`;
