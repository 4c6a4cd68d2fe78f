import type { RefObject } from 'react';
import { Button, Drawing } from 'kit/controls';
import { SearchBox } from 'kit/panel';
import { knowledgeHubs, longestSearch, type KnowledgeHub } from 'rules/knowledge';
import { hubName } from '../hub-words.ts';
import { Bar } from './filter-look.ts';
import type { Status } from './filter-of.ts';
import { orders, readOrder, writeOrder } from './order.ts';
import type { FilterState } from './use-filter.ts';

const glass = 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM10.3 10.3L14 14';

interface Given {
  filter: FilterState;
  field: RefObject<HTMLInputElement | null>;
  onClear: () => void;
}

/** Words to look for, hub and status to look in, and the order. */
export function FilterBar({ filter, field, onClear }: Given) {
  return (
    <Bar role="search" aria-label="Knowledge resources">
      <SearchBox>
        <Drawing d={glass} />
        <input
          ref={field}
          type="search"
          aria-label="Search resources"
          placeholder="Search title and description"
          autoComplete="off"
          maxLength={longestSearch}
          value={filter.typed}
          onChange={({ target }) => filter.type(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && filter.type('')}
        />
      </SearchBox>
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
      {filter.isUsed && <Button onClick={onClear}>Clear</Button>}
    </Bar>
  );
}
