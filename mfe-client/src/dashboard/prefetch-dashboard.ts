import { prefetch, prefetchFirstPage, type DataClient } from 'kit/apollo';
import {
  ClientActionItemsDocument,
  ClientProjectsDocument,
  ClientSummaryDocument,
  RecentActivityDocument,
} from '#gql/graphql.ts';

/** The first queries of the dashboard's panels. */
export function prefetchDashboard(client: DataClient): void {
  prefetch(client, ClientActionItemsDocument);
  prefetch(client, ClientSummaryDocument);
  prefetchFirstPage(client, ClientProjectsDocument);
  prefetch(client, RecentActivityDocument);
}
