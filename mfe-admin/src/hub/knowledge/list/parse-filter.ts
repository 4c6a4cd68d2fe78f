import { knowledgeHubs, type KnowledgeHub } from 'rules/knowledge';
import { parseOrder, type Order } from './order.ts';

export type Status = 'published' | 'draft';
export interface Filter extends Order {
  search: string;
  hub: KnowledgeHub | null;
  status: Status | null;
}

/** Parses filter and order from the URL. */
export function parseFilter(params: URLSearchParams): Filter {
  const status = params.get('status');
  return {
    search: (params.get('q') ?? '').trim(),
    hub: knowledgeHubs.find((name) => name === params.get('hub')) ?? null,
    status: status === 'published' || status === 'draft' ? status : null,
    ...parseOrder(params.get('sort')),
  };
}

/** The same values as query variables. */
export const toQueryVariables = ({ search, hub, status, sort, direction }: Filter) => ({
  search: search || null,
  hub,
  isPublished: status && status === 'published',
  sort,
  direction,
});
