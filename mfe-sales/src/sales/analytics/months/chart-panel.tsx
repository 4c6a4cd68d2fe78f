import type { ReactNode } from 'react';
import { Panel } from 'kit/panel';
import { ErrorState, lazyWithRetry, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { Month } from '../analytics.ts';

interface ChartPanelProps {
  title: string;
  /** Next to the title. */
  subtitle?: ReactNode;
  months: readonly Month[] | undefined;
  chart: keyof typeof charts;
}

const ChartSkeleton = () => (
  <Bars aria-hidden>
    {['40%', '55%', '35%', '70%', '50%', '80%'].map((height) => (
      <Skeleton key={height} $width="24px" $height={height} />
    ))}
  </Bars>
);

const lazyOptions = {
  waiting: <ChartSkeleton />,
  failed: (retry: () => void) => (
    <ErrorState title="Couldn't load the chart" hint="The table has the same figures." onRetry={retry} />
  ),
};
const charts = {
  leads: lazyWithRetry(async () => (await import('./month-charts.tsx')).LeadsChart, lazyOptions),
  winRate: lazyWithRetry(async () => (await import('./month-charts.tsx')).WinRateChart, lazyOptions),
  days: lazyWithRetry(async () => (await import('./month-charts.tsx')).DaysChart, lazyOptions),
};

/** A chart of one figure by month. */
export function ChartPanel({ title, subtitle, months, chart }: ChartPanelProps) {
  const Chart = charts[chart];
  return (
    <Panel title={title} busy={!months} actions={subtitle && <Subtitle>{subtitle}</Subtitle>}>
      {months ? <Chart months={months} /> : <ChartSkeleton />}
    </Panel>
  );
}

const Bars = styled.div`
  display: grid;
  height: 260px;
  padding: 28px 0 32px 64px;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  align-items: end;
  justify-items: center;
`;

const Subtitle = styled.span`
  color: ${tokens.color.soft};
  font-variant-numeric: tabular-nums;
`;
