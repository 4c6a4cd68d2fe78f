import type { LeadCountsQueryVariables, LeadListQueryVariables } from '#gql/graphql.ts';
import type { LeadFilter } from './use-lead-search.ts';

/** How many rows are asked for at a time. */
export const chunkSize = 50;

/* An absent search and an empty one would be kept apart in the cache. */
const searched = (search: string) => search || null;

export const chunkVariables = ({ search, status }: LeadFilter, chunk: number): LeadListQueryVariables => ({
  skip: chunk * chunkSize,
  first: chunkSize,
  search: searched(search),
  status,
});

export const countVariables = ({ search }: LeadFilter): LeadCountsQueryVariables => ({ search: searched(search) });
