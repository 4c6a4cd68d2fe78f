import { useQuery } from 'kit/apollo';
import { Panel } from 'kit/panel';
import { ErrorState, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { Link } from 'kit/router';
import { SiteVisitsDocument } from '#gql/graphql.ts';
import { type Period, periods } from './periods.ts';
import { VisitFigures } from './visit-figures.tsx';

/** Visits to the site and the portals. */
export function SiteVisits({ period }: { period: Period }) {
  const { data, error, refresh } = useQuery(SiteVisitsDocument, {
    variables: { days: period.days },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Panel title="Site visits" busy={!data && !error} actions={<PeriodLinks chosen={period} />}>
      {data ? (
        <VisitFigures visits={data.siteVisits} period={period} />
      ) : error ? (
        <ErrorState title="Couldn't load visits" hint="Visits are still being counted. Try again." onRetry={refresh} />
      ) : (
        <Skeletons aria-hidden>
          <Skeleton $width="100%" $height="92px" />
          <Skeleton $width="100%" $height="260px" />
          <Skeleton $width="100%" $height="240px" />
        </Skeletons>
      )}
    </Panel>
  );
}

const Skeletons = styled.div`
  display: grid;
  gap: ${tokens.space.m};
`;

/** Selects the period, which is kept in the URL. */
const PeriodLinks = ({ chosen }: { chosen: Period }) => (
  <PeriodNav aria-label="Period">
    {periods.map(({ key, label }) => (
      <Link
        key={key}
        to={`?tab=dashboard&visits=${key}`}
        replace
        preventScrollReset
        aria-current={key === chosen.key ? 'true' : undefined}
      >
        {label}
      </Link>
    ))}
  </PeriodNav>
);

const PeriodNav = styled.nav`
  display: flex;
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.raised};
  a {
    display: flex;
    min-height: 38px;
    padding: 0 ${tokens.space.s};
    align-items: center;
    text-decoration: none;
  }
  && a {
    color: ${tokens.color.soft};
  }
  a + a {
    border-left: 1px solid ${tokens.color.edge};
  }
  a[aria-current] {
    background: ${tokens.color.sunken};
    color: ${tokens.color.ink};
    font-weight: 600;
  }
  a:focus-visible {
    outline-offset: -2px;
  }
`;
