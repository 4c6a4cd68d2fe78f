import { SearchBar, SearchBox } from 'kit/panel';
import { knowledgeHubs, longestSearch, type KnowledgeHub } from 'rules/knowledge';
import { hubName } from '../hub-words.ts';
import type { Status } from './get-filter.ts';
import { orders, readOrder, writeOrder } from './order.ts';
import type { FilterState } from './use-filter.ts';

/** Words to look for, hub and status to look in, and the order. */
export function FilterBar({ filter }: { filter: FilterState }) {
  return (
    <SearchBar
      label="Knowledge resources"
      text={filter.text}
      name="Search resources"
      placeholder="Search title and description"
      maxLength={longestSearch}
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
              {hubName[hub]}
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
          value={writeOrder(filter)}
          onChange={({ target }) => filter.chooseOrder(readOrder(target.value))}
        >
          {orders.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </SearchBox>
    </SearchBar>
  );
}
