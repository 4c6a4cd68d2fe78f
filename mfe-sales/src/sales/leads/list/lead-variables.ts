import type { LeadCountsQueryVariables, LeadListQueryVariables } from '#gql/graphql.ts';
import type { LeadFilter } from './use-lead-search.ts';

/** The page size of a chunk. */
export const chunkSize = 50;

/* Empty becomes absent, or the cache would store both separately. */
const searched = (search: string) => search || null;

export const chunkVariables = ({ search, status }: LeadFilter, chunk: number): LeadListQueryVariables => ({
  skip: chunk * chunkSize,
  first: chunkSize,
  search: searched(search),
  status,
});

export const countVariables = ({ search }: LeadFilter): LeadCountsQueryVariables => ({ search: searched(search) });
