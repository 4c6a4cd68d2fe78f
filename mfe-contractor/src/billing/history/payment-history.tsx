import { Panel, SampleTag, FigureTable, formatMonth } from 'kit/panel';
import { EmptyState, ErrorState, lazyWithRetry, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { formatMoney } from 'kit/format';
import { type Month, monthKinds } from './month.ts';

/** Four bars, as tall as the chart with its legend. */
const ChartSkeleton = () => (
  <Bars aria-hidden>
    {['52%', '60%', '46%', '72%'].map((height) => (
      <Skeleton key={height} $width="56px" $height={height} />
    ))}
  </Bars>
);

/** The header and four months. */
const TableSkeleton = () => (
  <Rows aria-hidden>
    {[1, 2, 3, 4, 5].map((place) => (
      <Skeleton key={place} $width={place === 1 ? '60%' : '100%'} $height="16px" />
    ))}
  </Rows>
);

const Bars = styled.div`
  display: grid;
  height: 292px;
  padding: 0 0 64px 64px;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  align-items: end;
  justify-items: center;
`;

const Rows = styled.div`
  display: grid;
  min-height: 212px;
  align-content: space-between;
  ${tokens.screen.narrow} {
    min-height: 568px;
  }
`;

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

/** On a phone each month is a card: its row wraps and each figure shows its label. */
function HistoryTable({ months }: { months: readonly Month[] }) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Month</th>
          {monthKinds.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {months.map((row) => (
          <tr key={row.month}>
            <th scope="row">{formatMonth(row.month, 'long')}</th>
            {monthKinds.map(({ key, label }) => (
              <td key={key} data-label={label}>
                {formatMoney(row[key])}
              </td>
            ))}
            <td data-label="Total">{formatMoney(row.total)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled(FigureTable)`
  td:last-child,
  tbody th {
    font-weight: 600;
  }
`;
