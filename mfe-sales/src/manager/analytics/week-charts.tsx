import { BarChart } from 'kit/chart';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { formatDays, type Week, formatWeek } from './week.ts';

/** Runs left to right in time. Each stack of days ends at the 85th percentile. */
export function WeekCharts({ weeks }: { weeks: readonly Week[] }) {
  return (
    <Charts>
      <section>
        <h3>Tasks done</h3>
        <BarChart
          label="Tasks done by week. The table has the same figures."
          series={[{ key: 'done', label: 'Tasks done' }]}
          columns={weeks.map((week) => ({ name: formatWeek(week), values: { done: week.done } }))}
          format={formatDays}
        />
      </section>
      <section>
        <h3>Days from created to done</h3>
        <BarChart
          label="Days from created to done by week. The table has the same figures."
          series={[
            { key: 'median', label: 'Median' },
            { key: 'most', label: '85th percentile' },
          ]}
          columns={weeks.map((week) => ({
            name: formatWeek(week),
            values: { median: week.medianDays ?? 0, most: (week.mostDays ?? 0) - (week.medianDays ?? 0) },
          }))}
          format={formatDays}
        />
      </section>
    </Charts>
  );
}

const Charts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l};
  h3 {
    margin-bottom: ${tokens.space.xs};
    font-size: ${tokens.size.body};
    line-height: 24px;
  }
  ${tokens.screen.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${tokens.space.xl};
  }
`;
