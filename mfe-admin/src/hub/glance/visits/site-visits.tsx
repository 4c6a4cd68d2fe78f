import { useQuery } from 'kit/apollo';
import { Panel } from 'kit/panel';
import { ErrorState, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { SiteVisitsDocument } from '#gql/graphql.ts';
import { PeriodLinks } from './period-links.tsx';
import type { Period } from './periods.ts';
import { VisitFigures } from './visit-figures.tsx';

/** Visits to the site and the portals. */
export function SiteVisits({ period }: { period: Period }) {
  const { data, error, refetch } = useQuery(SiteVisitsDocument, {
    variables: { days: period.days },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Panel title="Site visits" busy={!data && !error} actions={<PeriodLinks chosen={period} />}>
      {data ? (
        <VisitFigures visits={data.siteVisits} period={period} />
      ) : error ? (
        <ErrorState
          title="Couldn't load visits"
          hint="Visits are still being counted. Try again."
          onRetry={() => void refetch().then(undefined, () => undefined)}
        />
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
