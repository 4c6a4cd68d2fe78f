import { Skeleton } from 'kit/states';
import { VirtualRows } from 'kit/virtual-rows';
import { getDayHeading } from '../../audit/day-headings.ts';
import { Day } from '../../audit/day-layout.ts';
import { HistoryRow, Row } from './history-row.tsx';
import type { ReleaseEvent } from './use-release-history.ts';

interface HistoryDaysProps {
  events: readonly ReleaseEvent[];
  hasMore: boolean;
}

/** All events in one list, with a date above the first of each day. */
export const HistoryDays = ({ events, hasMore }: HistoryDaysProps) => (
  <VirtualRows as="ol" row="li" aria-label="Releases" items={events} hasMore={hasMore} height={rowHeight}>
    {(event, row, place) => <HistoryRow event={event} row={row} day={getDayHeading(events, place)} />}
  </VirtualRows>
);

const rowHeight = { wide: 66, narrow: 90 };

export const HistorySkeleton = () => (
  <Day aria-hidden>
    <h3>
      <Skeleton $width="80px" $height="20px" />
    </h3>
    <ol>
      {[1, 2, 3, 4, 5].map((place) => (
        <Row key={place}>
          <Skeleton $width="48px" $height="20px" />
          <Skeleton $width="120px" $height="20px" />
          <Skeleton $width="70%" $height="20px" />
          <Skeleton $width="96px" $height="20px" />
        </Row>
      ))}
    </ol>
  </Day>
);
