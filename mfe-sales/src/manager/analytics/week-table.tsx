import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { formatDays, type Week, formatWeek } from './week.ts';

/** This week first. Only four columns, so it stays a table on a phone. */
export function WeekTable({ weeks }: { weeks: readonly Week[] }) {
  return (
    <Table>
      <caption>Days from created to done, by the week in which a task was done</caption>
      <thead>
        <tr>
          <th scope="col">Week of</th>
          <th scope="col">Tasks done</th>
          <th scope="col">Median days</th>
          <th scope="col">85th percentile</th>
        </tr>
      </thead>
      <tbody>
        {weeks.toReversed().map((week) => (
          <tr key={week.startsOn}>
            <th scope="row">{formatWeek(week)}</th>
            <td>{week.done}</td>
            <td>{week.medianDays == null ? '–' : formatDays(week.medianDays)}</td>
            <td>{week.mostDays == null ? '–' : formatDays(week.mostDays)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  margin-top: ${tokens.space.l};
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  caption {
    padding-bottom: ${tokens.space.s};
    color: ${tokens.color.soft};
    text-align: left;
  }
  th,
  td {
    padding: ${tokens.space.xs} 0 ${tokens.space.xs} 4px;
    border-bottom: 1px solid ${tokens.color.line};
    text-align: right;
  }
  thead th {
    color: ${tokens.color.soft};
    font-weight: 400;
    vertical-align: bottom;
  }
  th:first-child {
    padding-left: 0;
    text-align: left;
  }
`;
