import { prefetch, type DataClient } from 'kit/apollo';
import { Panels } from 'kit/panel';
import { useSearchStates } from 'kit/search-state';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import {
  KnowledgeCountsDocument,
  LatestResourcesDocument,
  PeopleCountsDocument,
  SiteVisitsDocument,
} from '#gql/graphql.ts';
import { useKnowledgeCounts } from '../knowledge/counts/use-knowledge-counts.ts';
import { useLiveKnowledge } from '../knowledge/use-live-knowledge.ts';
import { AccountsByRole } from './accounts-by-role.tsx';
import { GlanceStats } from './glance-stats.tsx';
import { HubCountsTable } from './hub-counts-table.tsx';
import { LatestResources } from './latest-resources.tsx';
import { useLatestResources } from './use-latest-resources.ts';
import { usePeopleCounts } from './use-people-counts.ts';
import { parsePeriod } from './visits/periods.ts';
import { SiteVisits } from './visits/site-visits.tsx';

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
