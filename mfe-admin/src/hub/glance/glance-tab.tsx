import { prefetch, type DataClient } from 'kit/apollo';
import { Panels, Panel } from 'kit/panel';
import { useSearchStates } from 'kit/search-state';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { humanize } from 'kit/format';
import { ErrorState, Skeleton } from 'kit/states';
import { Link } from 'kit/router';
import {
  KnowledgeCountsDocument,
  LatestResourcesDocument,
  PeopleCountsDocument,
  SiteVisitsDocument,
} from '#gql/graphql.ts';
import { useKnowledgeCounts, type KnowledgeCountsResult } from '../knowledge/counts/use-knowledge-counts.ts';
import { useLiveKnowledge } from '../knowledge/use-live-knowledge.ts';
import { hubNames } from '../knowledge/hub-names.ts';
import { GlanceStats } from './glance-stats.tsx';
import { LatestResources } from './latest-resources.tsx';
import { useLatestResources } from './use-latest-resources.ts';
import { usePeopleCounts, type PeopleCountsResult } from './use-people-counts.ts';
import { parsePeriod } from './visits/periods.ts';
import { SiteVisits } from './visits/site-visits.tsx';
import { SmallTable } from './small-table.ts';

/** The founder's overview: hubs, users and visits. */
export function GlanceTab() {
  const counts = useKnowledgeCounts();
  const people = usePeopleCounts();
  const latest = useLatestResources();
  useLiveKnowledge(() => {
    counts.refresh();
    latest.refresh();
  });
  const [period] = useSearchStates(parsePeriod);
  return (
    <Panels>
      <GlanceStats counts={counts} people={people} />
      <Columns>
        <Column>
          <SiteVisits key={period.days} period={period} />
        </Column>
        <Column>
          <HubCountsTable counts={counts} />
          <AccountsByRole people={people} />
          <LatestResources latest={latest} />
        </Column>
      </Columns>
    </Panels>
  );
}

GlanceTab.prefetchData = (client: DataClient, { searchParams }: URL) => {
  prefetch(client, KnowledgeCountsDocument);
  prefetch(client, PeopleCountsDocument);
  prefetch(client, LatestResourcesDocument);
  prefetch(client, SiteVisitsDocument, { days: parsePeriod(searchParams).days });
};

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${tokens.space.l} ${tokens.space.xl};
  ${tokens.screen.wide} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

const Column = styled.div`
  display: grid;
  min-width: 0;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l};
`;

/** The number of accounts by role. */
function AccountsByRole({ people: { people, error, refresh } }: { people: PeopleCountsResult }) {
  return (
    <Panel title="Users by role" busy={!people && !error}>
      {error ? (
        <ErrorState
          title="Couldn't load the user counts"
          hint="Accounts aren't affected. Try again."
          onRetry={refresh}
        />
      ) : people ? (
        <SmallTable>
          <thead>
            <tr>
              <th scope="col">Role</th>
              <th scope="col">Active</th>
              <th scope="col">Deactivated</th>
            </tr>
          </thead>
          <tbody>
            {people.roles.map(({ role, active, closed }) => (
              <tr key={role}>
                <th scope="row">{humanize(role)}</th>
                <td>{active.toLocaleString()}</td>
                <td>{closed.toLocaleString()}</td>
              </tr>
            ))}
          </tbody>
        </SmallTable>
      ) : (
        <SmallTableSkeleton rows={4} />
      )}
    </Panel>
  );
}

/** Published resources, drafts and views per hub. */
function HubCountsTable({ counts: { counts, error, refresh } }: { counts: KnowledgeCountsResult }) {
  return (
    <Panel title="Hubs" busy={!counts && !error}>
      {error ? (
        <ErrorState
          title="Couldn't load the hub counts"
          hint="Resources aren't affected. Try again."
          onRetry={refresh}
        />
      ) : counts ? (
        <SmallTable>
          <thead>
            <tr>
              <th scope="col">Hub</th>
              <th scope="col">Published</th>
              <th scope="col">Drafts</th>
              <th scope="col">Views</th>
            </tr>
          </thead>
          <tbody>
            {counts.map(({ hub, published, drafts, views }) => (
              <tr key={hub}>
                <th scope="row">
                  <Link to={`?tab=knowledge&hub=${hub}`}>{hubNames[hub]}</Link>
                </th>
                <td>{published.toLocaleString()}</td>
                <td>{drafts.toLocaleString()}</td>
                <td>{views.toLocaleString()}</td>
              </tr>
            ))}
          </tbody>
        </SmallTable>
      ) : (
        <SmallTableSkeleton rows={3} />
      )}
    </Panel>
  );
}

/** A table skeleton with a header and the given number of rows, at their final height. */
const SmallTableSkeleton = ({ rows }: { rows: number }) => (
  <Rows aria-hidden $height={32 + 40 * rows}>
    {Array.from({ length: rows + 1 }, (_, place) => (
      <Skeleton key={place} $width="100%" $height="16px" />
    ))}
  </Rows>
);

const Rows = styled.div<{ $height: number }>`
  display: grid;
  height: ${({ $height }) => $height}px;
  align-content: space-around;
`;
