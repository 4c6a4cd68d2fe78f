import { SearchBar, SearchBox } from 'kit/panel';
import { knowledgeHubs, maxSearchLength, type KnowledgeHub } from 'rules/knowledge';
import { hubNames } from '../hub-names.ts';
import type { Status } from './parse-filter.ts';
import { orderOptions, parseOrder, formatOrder } from './order.ts';
import type { FilterState } from './use-filter.ts';

/** Search, hub, status and sort order. */
export function FilterBar({ filter }: { filter: FilterState }) {
  return (
    <SearchBar
      label="Knowledge resources"
      text={filter.text}
      name="Search resources"
      placeholder="Search title and description"
      maxLength={maxSearchLength}
      isUsed={filter.isUsed}
      onClear={filter.clear}
    >
      <SearchBox>
        <select
          aria-label="Filter by hub"
          value={filter.hub ?? ''}
          onChange={({ target }) => filter.chooseHub((target.value || null) as KnowledgeHub | null)}
        >
          <option value="">All hubs</option>
          {knowledgeHubs.map((hub) => (
            <option key={hub} value={hub}>
              {hubNames[hub]}
            </option>
          ))}
        </select>
      </SearchBox>
      <SearchBox>
        <select
          aria-label="Filter by status"
          value={filter.status ?? ''}
          onChange={({ target }) => filter.chooseStatus((target.value || null) as Status | null)}
        >
          <option value="">Published and drafts</option>
          <option value="published">Published</option>
          <option value="draft">Drafts</option>
        </select>
      </SearchBox>
      <SearchBox>
        <select
          aria-label="Sort by"
          value={formatOrder(filter)}
          onChange={({ target }) => filter.chooseOrder(parseOrder(target.value))}
        >
          {orderOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </SearchBox>
    </SearchBar>
  );
}
