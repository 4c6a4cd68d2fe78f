import { prefetch, type DataClient } from 'kit/apollo';
import {
  AdminAlertsDocument,
  AdminFiguresDocument,
  AdminHealthDocument,
  AdminOversightDocument,
  AdminRevenueDocument,
} from '#gql/graphql.ts';

/** What the panels of the dashboard ask for first. */
export function prefetchDashboard(client: DataClient): void {
  prefetch(client, AdminFiguresDocument);
  prefetch(client, AdminOversightDocument);
  prefetch(client, AdminRevenueDocument);
  prefetch(client, AdminAlertsDocument);
  prefetch(client, AdminHealthDocument);
}
