import styled from 'styled-components';
import { Panel, formatMonth, FigureTable } from 'kit/panel';
import { tokens } from 'kit/theme';
import type { Analytics, Month } from './analytics.ts';
import { toBudgetMeasures, toProjectTypeMeasures, toStatusMeasures } from './choices/to-measures.ts';
import { Measures } from './choices/measures.tsx';
import { formatDecimal, formatPercent } from './format-numbers.ts';
import { ChartPanel } from './months/chart-panel.tsx';

const noLeadsText = 'No leads in these months';

/** Charts by month, breakdowns by category, and every figure in a table. */
export function LeadCharts({ analytics }: { analytics: Analytics | undefined }) {
  const months = analytics?.months;
  const days = analytics?.daysToWin ?? null;
  return (
    <>
      <Grid>
        <ChartPanel title="Leads by month" months={months} chart="leads" />
        <ChartPanel title="Win rate" months={months} chart="winRate" subtitle="Of those won or lost in the month" />
        <ChartPanel
          title="Days from lead to won"
          months={months}
          chart="days"
          subtitle={days === null ? 'None won in these months' : `Median ${formatDecimal(days)} days`}
        />
        <Measures title="Funnel by status" measures={analytics && toStatusMeasures(analytics)} empty={noLeadsText} />
        <Measures
          title="By project type"
          measures={analytics && toProjectTypeMeasures(analytics)}
          empty={noLeadsText}
        />
        <Measures title="By budget" measures={analytics && toBudgetMeasures(analytics)} empty={noLeadsText} />
      </Grid>
      {months && (
        <Panel title="Month by month" actions={<Calendar>In the agency's time zone</Calendar>}>
          <MonthTable months={months} />
        </Panel>
      )}
    </>
  );
}

const Grid = styled.div`
  display: grid;
  margin-bottom: ${tokens.space.l};
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l} ${tokens.space.xl};
  ${tokens.screen.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Calendar = styled.span`
  color: ${tokens.color.faint};
`;

const columns: { label: string; figure: (month: Month) => string }[] = [
  { label: 'New leads', figure: ({ won, open, lost }) => formatDecimal(won + open + lost) },
  { label: 'Won so far', figure: ({ won }) => formatDecimal(won) },
  { label: 'Still open', figure: ({ open }) => formatDecimal(open) },
  { label: 'Lost so far', figure: ({ lost }) => formatDecimal(lost) },
  { label: 'Won in the month', figure: ({ wonInIt }) => formatDecimal(wonInIt) },
  { label: 'Lost in the month', figure: ({ lostInIt }) => formatDecimal(lostInIt) },
  { label: 'Win rate', figure: ({ winRate }) => formatOrDash(winRate, formatPercent) },
  { label: 'Days to won', figure: ({ daysToWin }) => formatOrDash(daysToWin, formatDecimal) },
];

const formatOrDash = (value: number | null | undefined, format: (value: number) => string) =>
  value === null || value === undefined ? '–' : format(value);

/** Every figure of the charts, the current month first. */
const MonthTable = ({ months }: { months: readonly Month[] }) => (
  <Table aria-label="Month by month">
    <thead>
      <tr>
        <th scope="col">Month</th>
        {columns.map(({ label }) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {months.toReversed().map((month) => (
        <tr key={month.month}>
          <th scope="row">{formatMonth(month.month, 'long')}</th>
          {columns.map(({ label, figure }) => (
            <td key={label} data-label={label}>
              {figure(month)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
);

/** On a phone the figures of a month are in two columns. */
const Table = styled(FigureTable)`
  ${tokens.screen.narrow} {
    tr {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
