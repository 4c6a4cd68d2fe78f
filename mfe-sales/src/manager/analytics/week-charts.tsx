import { BarChart } from 'kit/chart';
import styled from 'styled-components';
import { inDays, type Week, weekName } from './week.ts';

/** Time goes to the right. A stack of days ends where 85 of 100 tasks were done. */
export function WeekCharts({ weeks }: { weeks: readonly Week[] }) {
  return (
    <Charts>
      <section>
        <h3>Tasks done</h3>
        <BarChart
          label="Tasks done by week. The table has the same figures."
          series={[{ key: 'done', label: 'Tasks done' }]}
          columns={weeks.map((week) => ({ name: weekName(week), values: { done: week.done } }))}
          format={inDays}
        />
      </section>
      <section>
        <h3>Days from created to done</h3>
        <BarChart
          label="Days from created to done by week. The table has the same figures."
          series={[
            { key: 'median', label: 'Half of the tasks' },
            { key: 'most', label: '85 of 100 tasks' },
          ]}
          columns={weeks.map((week) => ({
            name: weekName(week),
            values: { median: week.medianDays ?? 0, most: (week.mostDays ?? 0) - (week.medianDays ?? 0) },
          }))}
          format={inDays}
        />
      </section>
    </Charts>
  );
}

const Charts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.l};
  h3 {
    margin-bottom: ${({ theme }) => theme.space.xs};
    font-size: ${({ theme }) => theme.size.body};
    line-height: 24px;
  }
  ${({ theme }) => theme.screen.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${({ theme }) => theme.space.xl};
  }
`;
