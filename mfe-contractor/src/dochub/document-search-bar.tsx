import { SearchBar, SearchBox } from 'kit/panel';
import { knowledgeCategories, maxSearchLength, type KnowledgeCategory } from 'rules/knowledge';
import styled from 'styled-components';
import { categoryNames } from '../knowledge/category-names.ts';
import type { DocumentSearch } from './use-document-search.ts';

/** The search field and the category filter. */
export function DocumentSearchBar({ text, category, setCategory, clear }: DocumentSearch) {
  return (
    <Bar
      label="Documents"
      text={text}
      name="Search documents"
      placeholder="Search documents"
      maxLength={maxSearchLength}
      isUsed={text.typed !== '' || category !== null}
      onClear={clear}
    >
      <SearchBox>
        <select
          aria-label="Filter by category"
          value={category ?? ''}
          onChange={({ target }) => setCategory((target.value || null) as KnowledgeCategory | null)}
        >
          <option value="">All categories</option>
          {knowledgeCategories.map((name) => (
            <option key={name} value={name}>
              {categoryNames[name]}
            </option>
          ))}
        </select>
      </SearchBox>
    </Bar>
  );
}

const Bar = styled(SearchBar)`
  margin-bottom: 0;
`;
