import { Skeleton } from 'kit/states';
import { VirtualRows } from 'kit/virtual-rows';
import { AuditRow, Row } from './audit-row.tsx';
import { getDayHeading } from './day-headings.ts';
import { Day } from './day-layout.ts';
import type { AuditEntry } from './use-audit-trail.ts';

interface AuditDaysProps {
  entries: readonly AuditEntry[];
  hasMore: boolean;
}

/** All entries in one list, with a date above the first of each day. */
export const AuditDays = ({ entries, hasMore }: AuditDaysProps) => (
  <VirtualRows as="ol" row="li" aria-label="Entries" items={entries} hasMore={hasMore} height={rowHeight}>
    {(entry, row, place) => <AuditRow entry={entry} row={row} day={getDayHeading(entries, place)} />}
  </VirtualRows>
);

const rowHeight = { wide: 46, narrow: 110 };

export const AuditSkeleton = () => (
  <Day aria-hidden>
    <h3>
      <Skeleton $width="80px" $height="20px" />
    </h3>
    <ol>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Row key={place}>
          <Skeleton $width="48px" $height="20px" />
          <Skeleton $width="140px" $height="20px" />
          <Skeleton $width="70%" $height="20px" />
          <Skeleton $width="96px" $height="20px" />
        </Row>
      ))}
    </ol>
  </Day>
);
