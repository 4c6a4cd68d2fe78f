import { ListTable } from 'kit/panel';
import { Skeleton } from 'kit/states';
import styled from 'styled-components';
import { SecurityEventRow } from './security-event-row.tsx';
import type { SecurityEvent } from './use-security-log.ts';

interface SecurityTableProps {
  events: readonly SecurityEvent[];
}

const head = (
  <thead>
    <tr>
      <th scope="col">Event</th>
      <th scope="col">Time</th>
      <th scope="col">Account</th>
      <th scope="col">Address</th>
      <th scope="col">Device</th>
      <th scope="col">Request ID</th>
    </tr>
  </thead>
);

export const SecurityTable = ({ events }: SecurityTableProps) => (
  <Table $folds="early" aria-label="Security events">
    {head}
    <tbody>
      {events.map((event) => (
        <SecurityEventRow key={event.id} event={event} />
      ))}
    </tbody>
  </Table>
);

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
  :is(th, td) {
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  th:first-child {
    width: 26%;
  }
  time,
  td[data-label]::before {
    white-space: nowrap;
  }
`;
