import type { LeadCountsQueryVariables, LeadListQueryVariables } from '#gql/graphql.ts';
import type { LeadFilter } from './use-lead-search.ts';

/** The page size of a chunk. */
export const chunkSize = 50;

/* Empty becomes absent, or the cache would store both separately. */
const emptyToNull = (search: string) => search || null;

export const toChunkVariables = ({ search, status, owner }: LeadFilter, chunk: number): LeadListQueryVariables => ({
  skip: chunk * chunkSize,
  first: chunkSize,
  search: emptyToNull(search),
  status,
  owner,
});

export const toCountVariables = ({ search, owner }: LeadFilter): LeadCountsQueryVariables => ({
  search: emptyToNull(search),
  owner,
});
