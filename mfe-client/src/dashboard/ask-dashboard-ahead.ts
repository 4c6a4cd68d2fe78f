import { askAhead, type DataClient } from 'kit/apollo';
import { ClientProjectsDocument, ClientSummaryDocument, RecentActivityDocument } from '#gql/graphql.ts';

/** What the panels of the dashboard ask for first. */
export function askDashboardAhead(client: DataClient): void {
  askAhead(client, ClientSummaryDocument);
  askAhead(client, ClientProjectsDocument);
  askAhead(client, RecentActivityDocument);
}
