import { Panel, SampleTag } from 'kit/panel';
import { EmptyState, ErrorState, lazyWithRetry } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { ChartSkeleton, TableSkeleton } from './history-skeleton.tsx';
import { HistoryTable } from './history-table.tsx';
import type { Month } from './month.ts';

const HistoryChart = lazyWithRetry(async () => (await import('./history-chart.tsx')).HistoryChart, {
  waiting: <ChartSkeleton />,
  failed: (retry) => (
    <ErrorState title="Couldn't load the chart" hint="The table has the same figures." onRetry={retry} />
  ),
});

/** The last four months as a chart, with a table next to it. */
export function PaymentHistory({ months }: { months: readonly Month[] | undefined }) {
  return (
    <Panel
      title="Payment history"
      busy={!months}
      actions={
        months?.some(({ isSample }) => isSample) ? <SampleTag /> : <Calendar>Months in the agency's time zone</Calendar>
      }
    >
      {months?.length === 0 ? (
        <EmptyState title="No payments yet" hint="Each month with a payment appears here." />
      ) : (
        <ChartAndTable>
          {months ? <HistoryChart months={months} /> : <ChartSkeleton />}
          {months ? <HistoryTable months={months} /> : <TableSkeleton />}
        </ChartAndTable>
      )}
    </Panel>
  );
}

const ChartAndTable = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xl};
  ${tokens.screen.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Calendar = styled.span`
  color: ${tokens.color.faint};
`;
