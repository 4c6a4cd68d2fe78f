import { useUrlText } from 'kit/panel';
import type { KnowledgeHub } from 'rules/knowledge';
import { parseFilter, type Status } from './parse-filter.ts';
import { newestFirst, formatOrder, type Order } from './order.ts';

/** The filter of the resource list, kept in the URL. */
export function useFilter() {
  const text = useUrlText('q');
  const filter = parseFilter(text.params);
  const defaultOrder = formatOrder(newestFirst);
  return {
    ...filter,
    text,
    isUsed: text.typed !== '' || filter.hub !== null || filter.status !== null,
    chooseHub: (hub: KnowledgeHub | null) => text.put({ hub }),
    chooseStatus: (status: Status | null) => text.put({ status }),
    chooseOrder: (order: Order) => text.put({ sort: formatOrder(order) === defaultOrder ? null : formatOrder(order) }),
    clear: () => text.clear('hub', 'status'),
  };
}

export type FilterState = ReturnType<typeof useFilter>;
