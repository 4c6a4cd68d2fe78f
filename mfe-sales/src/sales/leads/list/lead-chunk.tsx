import { memo } from 'react';
import { useQuery } from 'kit/apollo';
import { ErrorState } from 'kit/states';
import type { LeadStatus } from 'rules/leads';
import { LeadListDocument, type LeadRow_LeadFragment } from '#gql/graphql.ts';
import { LeadRow } from './lead-row.tsx';
import { LeadRowSkeleton } from './lead-row-skeleton.tsx';
import { chunkSize, chunkVariables } from './lead-variables.ts';
import { FailedRow } from './failed-row.ts';
import type { LeadFilter } from './use-lead-search.ts';

interface LeadChunkProps {
  filter: LeadFilter;
  chunk: number;
  /** Which places of the list are drawn: none where it is only fetched ahead. */
  places: readonly number[];
  height: number;
  address: string;
  onMove: (lead: LeadRow_LeadFragment, status: LeadStatus) => void;
  onFocusLost: () => void;
}

/** So many leads of the list, asked for on their own: one may enter the list anywhere. While the next search is under way, those of the last stay. */
export const LeadChunk = memo(function LeadChunk({ filter, chunk, places, height, ...row }: LeadChunkProps) {
  const { data, previousData, error, refetch } = useQuery(LeadListDocument, {
    variables: chunkVariables(filter, chunk),
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const edges = (data ?? previousData)?.leads.edges;
  const [first] = places;
  if (error && !edges && first !== undefined) {
    return (
      <FailedRow role="row" aria-rowindex={first + 2} style={{ transform: `translateY(${first * height}px)` }}>
        <div role="cell">
          <ErrorState
            title="These leads could not be loaded"
            hint="They are safe. Try again in a moment."
            onRetry={() => void refetch().then(undefined, () => undefined)}
          />
        </div>
      </FailedRow>
    );
  }
  return places.map((place) => {
    const lead = edges?.[place - chunk * chunkSize]?.node;
    const at = { place, top: place * height };
    return lead ? <LeadRow key={lead.id} lead={lead} {...at} {...row} /> : <LeadRowSkeleton key={place} {...at} />;
  });
});
