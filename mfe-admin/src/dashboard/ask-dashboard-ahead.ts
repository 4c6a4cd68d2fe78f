import { askAhead, type DataClient } from 'kit/apollo';
import {
  AdminAlertsDocument,
  AdminFiguresDocument,
  AdminHealthDocument,
  AdminOversightDocument,
  AdminRevenueDocument,
} from '#gql/graphql.ts';

/** What the panels of the dashboard ask for first. */
export function askDashboardAhead(client: DataClient): void {
  askAhead(client, AdminFiguresDocument);
  askAhead(client, AdminOversightDocument);
  askAhead(client, AdminRevenueDocument);
  askAhead(client, AdminAlertsDocument);
  askAhead(client, AdminHealthDocument);
}
