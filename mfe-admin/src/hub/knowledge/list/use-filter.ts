import { useAddressText } from 'kit/panel';
import { useSearchParams } from 'kit/router';
import type { KnowledgeHub } from 'rules/knowledge';
import { filterOf, type Status } from './filter-of.ts';
import { newestFirst, writeOrder, type Order } from './order.ts';

/** What one looks for in the list. All of it stands in the address. */
export function useFilter() {
  const [params, setParams] = useSearchParams();
  const { typed, type, empty } = useAddressText('q');
  const filter = filterOf(params);
  const put = (changes: Record<string, string | null>) =>
    setParams(
      (now) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value) now.set(name, value);
          else now.delete(name);
        }
        return now;
      },
      { replace: true },
    );
  const usual = writeOrder(newestFirst);
  return {
    ...filter,
    typed,
    type,
    isUsed: typed !== '' || filter.hub !== null || filter.status !== null,
    chooseHub: (hub: KnowledgeHub | null) => put({ hub }),
    chooseStatus: (status: Status | null) => put({ status }),
    chooseOrder: (order: Order) => put({ sort: writeOrder(order) === usual ? null : writeOrder(order) }),
    clear: () => {
      empty();
      put({ q: null, hub: null, status: null });
    },
  };
}

export type FilterState = ReturnType<typeof useFilter>;
