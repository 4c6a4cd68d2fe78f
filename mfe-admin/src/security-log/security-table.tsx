import { ListTable } from 'kit/panel';
import { Skeleton } from 'kit/states';
import { getAriaRowCount, type RowProps, VirtualRows } from 'kit/virtual-rows';
import styled from 'styled-components';
import { SecurityEventRow } from './security-event-row.tsx';
import type { SecurityEvent } from './use-security-log.ts';

interface SecurityTableProps {
  events: readonly SecurityEvent[];
  hasMore: boolean;
}

const head = (
  <thead>
    <tr aria-rowindex={1}>
      <th scope="col">Event</th>
      <th scope="col">Time</th>
      <th scope="col">Account</th>
      <th scope="col">Address</th>
      <th scope="col">Device</th>
      <th scope="col">Request ID</th>
    </tr>
  </thead>
);

export const SecurityTable = ({ events, hasMore }: SecurityTableProps) => (
  <Table $folds="early" aria-label="Security events" aria-rowcount={getAriaRowCount(events.length, hasMore)}>
    {head}
    <VirtualRows as="tbody" row="tr" items={events} hasMore={hasMore} height={rowHeight}>
      {renderRow}
    </VirtualRows>
  </Table>
);

const rowHeight = { wide: 65, narrow: 190 };
const renderRow = (event: SecurityEvent, row: RowProps) => <SecurityEventRow event={event} row={row} />;

export const SecuritySkeleton = () => (
  <Table $folds="early" aria-hidden>
    {head}
    <tbody>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <tr key={row}>
          <th scope="row">
            <Skeleton $width="140px" $height="40px" />
          </th>
          {['96px', '160px', '96px', '120px', '64px'].map((width, column) => (
            <td key={column}>
              <Skeleton $width={width} $height="20px" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
);

const Table = styled(ListTable)`
  /* Column widths must not depend on the rendered rows. */
  table-layout: fixed;
  :is(th, td) {
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  thead th {
    width: 14%;
    &:first-child {
      width: 21%;
    }
    &:nth-child(2) {
      width: 208px;
    }
    &:nth-child(3) {
      width: 20%;
    }
  }
  time,
  td[data-label]::before {
    white-space: nowrap;
  }
`;
