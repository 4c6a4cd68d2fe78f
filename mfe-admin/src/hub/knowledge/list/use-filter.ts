import { useAddressText } from 'kit/panel';
import type { KnowledgeHub } from 'rules/knowledge';
import { getFilter, type Status } from './get-filter.ts';
import { newestFirst, writeOrder, type Order } from './order.ts';

/** What one looks for in the list. All of it stands in the address. */
export function useFilter() {
  const text = useAddressText('q');
  const filter = getFilter(text.params);
  const usual = writeOrder(newestFirst);
  return {
    ...filter,
    text,
    isUsed: text.typed !== '' || filter.hub !== null || filter.status !== null,
    chooseHub: (hub: KnowledgeHub | null) => text.put({ hub }),
    chooseStatus: (status: Status | null) => text.put({ status }),
    chooseOrder: (order: Order) => text.put({ sort: writeOrder(order) === usual ? null : writeOrder(order) }),
    clear: () => text.clear('hub', 'status'),
  };
}

export type FilterState = ReturnType<typeof useFilter>;
