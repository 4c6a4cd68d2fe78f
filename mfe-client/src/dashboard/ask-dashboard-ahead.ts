import { askAhead, askFirstPageAhead, type DataClient } from 'kit/apollo';
import {
  ClientNeedsDocument,
  ClientProjectsDocument,
  ClientSummaryDocument,
  RecentActivityDocument,
} from '#gql/graphql.ts';

/** What the panels of the dashboard ask for first. */
export function askDashboardAhead(client: DataClient): void {
  askAhead(client, ClientNeedsDocument);
  askAhead(client, ClientSummaryDocument);
  askFirstPageAhead(client, ClientProjectsDocument);
  askAhead(client, RecentActivityDocument);
}
