import { useSearchText } from 'kit/panel';
import { useSearchStates } from 'kit/search-state';
import type { KnowledgeHub } from 'rules/knowledge';
import { parseFilter, type Status } from './parse-filter.ts';
import { newestFirst, formatOrder, type Order } from './order.ts';

/** The filter of the resource list, kept in the URL. */
export function useFilter() {
  const [filter, put] = useSearchStates(parseFilter);
  const searchText = useSearchText('q');
  const defaultOrder = formatOrder(newestFirst);
  return {
    ...filter,
    searchText,
    isUsed: searchText.text !== '' || filter.hub !== null || filter.status !== null,
    chooseHub: (hub: KnowledgeHub | null) => put({ hub }),
    chooseStatus: (status: Status | null) => put({ status }),
    chooseOrder: (order: Order) => put({ sort: formatOrder(order) === defaultOrder ? null : formatOrder(order) }),
    clear: () => {
      searchText.clear();
      put({ hub: null, status: null });
    },
  };
}

export type FilterState = ReturnType<typeof useFilter>;
