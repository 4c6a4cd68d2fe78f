import { prefetch, type DataClient } from 'kit/apollo';
import {
  AdminAlertsDocument,
  AdminFiguresDocument,
  AdminHealthDocument,
  AdminOversightDocument,
  AdminRevenueDocument,
} from '#gql/graphql.ts';

/** The first queries of the dashboard's panels. */
export function prefetchDashboard(client: DataClient): void {
  prefetch(client, AdminFiguresDocument);
  prefetch(client, AdminOversightDocument);
  prefetch(client, AdminRevenueDocument);
  prefetch(client, AdminAlertsDocument);
  prefetch(client, AdminHealthDocument);
}
