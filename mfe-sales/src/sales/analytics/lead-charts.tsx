import styled from 'styled-components';
import { Panel } from 'kit/panel';
import { tokens } from 'kit/theme';
import type { Analytics } from './analytics.ts';
import { toBudgetMeasures, toProjectTypeMeasures, toStatusMeasures } from './choices/to-measures.ts';
import { Measures } from './choices/measures.tsx';
import { formatDecimal } from './format-numbers.ts';
import { ChartPanel } from './months/chart-panel.tsx';
import { MonthTable } from './months/month-table.tsx';

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
