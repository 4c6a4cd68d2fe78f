import { prefetch, prefetchFirstPage, type DataClient } from 'kit/apollo';
import {
  ClientNeedsDocument,
  ClientProjectsDocument,
  ClientSummaryDocument,
  RecentActivityDocument,
} from '#gql/graphql.ts';

/** What the panels of the dashboard ask for first. */
export function prefetchDashboard(client: DataClient): void {
  prefetch(client, ClientNeedsDocument);
  prefetch(client, ClientSummaryDocument);
  prefetchFirstPage(client, ClientProjectsDocument);
  prefetch(client, RecentActivityDocument);
}
