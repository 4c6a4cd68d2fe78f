import { BarChart } from 'kit/chart';
import { Stat, Stats } from 'kit/panel';
import { EmptyState } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { SiteVisitsQuery } from '#gql/graphql.ts';
import { SmallTable } from '../small-table.ts';
import { groupVisits, type VisitBucket } from './group-visits.ts';
import type { Period } from './periods.ts';

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

/**
 * The chart's data as a table, with columns the chart has no room for. Collapsed by default; screen readers find it by
 * its name.
 */
const VisitTable = ({ buckets, period }: { buckets: readonly VisitBucket[]; period: Period }) => (
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

/** The most viewed screens, each bar relative to the first. */
function TopScreens({ routes }: { routes: SiteVisitsQuery['siteVisits']['topRoutes'] }) {
  const maxViews = routes[0]?.views ?? 1;
  return (
    <div>
      <h3>Most viewed screens</h3>
      <List>
        {routes.map(({ route, views }) => (
          <li key={route}>
            <code>{route === 'other' ? 'other pages' : route}</code>
            <Bar viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden>
              <rect width={(views / maxViews) * 100} height="4" />
            </Bar>
            <span>{views.toLocaleString()}</span>
          </li>
        ))}
      </List>
    </div>
  );
}

const List = styled.ol`
  margin-top: ${tokens.space.xs};
  li {
    display: grid;
    min-height: 32px;
    grid-template-columns: minmax(0, 200px) minmax(0, 1fr) 56px;
    align-items: center;
    gap: ${tokens.space.s};
  }
  code {
    font: 12px/18px ${tokens.font.code};
    overflow-wrap: anywhere;
  }
  span {
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  ${tokens.screen.narrow} {
    li {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) 48px;
    }
  }
`;

const Bar = styled.svg`
  display: block;
  width: 100%;
  height: 4px;
  fill: ${tokens.color.accent};
`;
