import { memo } from 'react';
import { useQuery } from 'kit/apollo';
import { ErrorState } from 'kit/states';
import type { LeadStatus } from 'rules/leads';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { LeadListDocument, type LeadRow_LeadFragment } from '#gql/graphql.ts';
import { LeadRow } from './lead-row.tsx';
import { LeadRowSkeleton } from './lead-row-skeleton.tsx';
import { chunkSize, toChunkVariables } from './lead-variables.ts';
import type { LeadFilter } from './use-lead-search.ts';

interface LeadChunkProps {
  filter: LeadFilter;
  chunk: number;
  /** The row indexes to render: none if the chunk is only prefetched. */
  places: readonly number[];
  height: number;
  address: string;
  onMove: (lead: LeadRow_LeadFragment, status: LeadStatus) => void;
  onFocusLost: () => void;
}

/**
 * One chunk of the list, queried separately so that scrolling can start anywhere. Previous rows stay while the next search loads.
 */
export const LeadChunk = memo(function LeadChunk({ filter, chunk, places, height, ...row }: LeadChunkProps) {
  const { data, previousData, error, refresh } = useQuery(LeadListDocument, {
    variables: toChunkVariables(filter, chunk),
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const edges = (data ?? previousData)?.leads.edges;
  const [first] = places;
  if (error && !edges && first !== undefined) {
    return (
      <FailedRow role="row" aria-rowindex={first + 2} style={{ transform: `translateY(${first * height}px)` }}>
        <div role="cell">
          <ErrorState title="Couldn't load these leads" hint="Try again." onRetry={refresh} />
        </div>
      </FailedRow>
    );
  }
  return places.map((place) => {
    const lead = edges?.[place - chunk * chunkSize]?.node;
    const position = { place, top: place * height };
    return lead ? (
      <LeadRow key={lead.id} lead={lead} {...position} {...row} />
    ) : (
      <LeadRowSkeleton key={place} {...position} />
    );
  });
});

/** Above the skeleton rows that it replaces. */
const FailedRow = styled.div`
  position: absolute;
  z-index: 1;
  top: 0;
  left: 0;
  width: 100%;
  padding: ${tokens.space.m};
`;
