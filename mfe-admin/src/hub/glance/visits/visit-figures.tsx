import { BarChart } from 'kit/chart';
import { Stat, Stats } from 'kit/panel';
import { EmptyState } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { SiteVisitsQuery } from '#gql/graphql.ts';
import { groupVisits, type VisitBucket } from './group-visits.ts';
import type { Period } from './periods.ts';
import { TopScreens } from './top-screens.tsx';
import { VisitTable } from './visit-table.tsx';

const series = [{ key: 'views', label: 'Views' }];

/** Totals, the chart, and the most viewed screens. */
export function VisitFigures({ visits, period }: { visits: SiteVisitsQuery['siteVisits']; period: Period }) {
  const { days, conversion, topRoutes, plans } = visits;
  const buckets = groupVisits(days, period);
  const sum = (key: keyof Omit<VisitBucket, 'name'>) =>
    buckets.reduce((total, bucket) => total + bucket[key], 0).toLocaleString();
  if (topRoutes.length === 0) {
    return (
      <EmptyState
        title="No visits yet"
        hint="Daily views of the site and the portals appear here, counted anonymously."
      />
    );
  }
  return (
    <Figures>
      <Stats>
        <Stat label="Views" figure={sum('views')} />
        <Stat label="Contact forms" figure={sum('submits')} />
        <Stat label="Conversion" figure={conversion === null ? '–' : `${conversion.toLocaleString()}%`} />
        <Stat label="Page errors" figure={sum('faults')} />
      </Stats>
      <BarChart
        label={`Views of the last ${period.label}. The table below has the same figures.`}
        series={series}
        columns={buckets.map(({ name, views }) => ({ name, values: { views } }))}
        format={(value) => value.toLocaleString()}
      />
      <VisitTable buckets={buckets} period={period} />
      <TopScreens routes={topRoutes} />
      {plans.length > 0 && (
        <p>Preferred plans: {plans.map(({ plan, submits }) => `${plan} (${submits.toLocaleString()})`).join(', ')}</p>
      )}
    </Figures>
  );
}

const Figures = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};
  > p {
    color: ${tokens.color.soft};
  }
`;
