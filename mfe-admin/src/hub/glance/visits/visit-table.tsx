import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { SmallTable } from '../small-table.ts';
import type { VisitBucket } from './group-visits.ts';
import type { Period } from './periods.ts';

/**
 * The chart's data as a table, with columns the chart has no room for. Collapsed by default; screen readers find it by
 * its name.
 */
export const VisitTable = ({ buckets, period }: { buckets: readonly VisitBucket[]; period: Period }) => (
  <Disclosure>
    <summary>Visits as a table</summary>
    <SmallTable>
      <thead>
        <tr>
          <th scope="col">{period.daysPerBucket === 1 ? 'Day' : 'Week of'}</th>
          <th scope="col">Views</th>
          <th scope="col">Forms sent</th>
          <th scope="col">Forms failed</th>
          <th scope="col">Page errors</th>
        </tr>
      </thead>
      <tbody>
        {buckets.map(({ name, views, submits, failedSubmits, faults }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{views.toLocaleString()}</td>
            <td>{submits.toLocaleString()}</td>
            <td>{failedSubmits.toLocaleString()}</td>
            <td>{faults.toLocaleString()}</td>
          </tr>
        ))}
      </tbody>
    </SmallTable>
  </Disclosure>
);

const Disclosure = styled.details`
  summary {
    width: fit-content;
    padding: 10px 0;
    color: ${tokens.color.accent};
    cursor: pointer;
  }
`;
