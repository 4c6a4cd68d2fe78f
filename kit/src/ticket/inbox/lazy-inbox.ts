import { prefetch, prefetchFirstPage, type DataClient } from 'kit/apollo';
import { lazyWithRetry } from '../../states/lazy-with-retry.tsx';
import { InboxCountsDocument, InboxTicketsDocument } from '../gql/graphql.ts';
import type { TicketInboxProps } from './ticket-inbox.tsx';
import { parseInboxState, toFilterVariables, toListVariables } from './inbox-state.ts';

/** The inbox of support and administrators, fetched on first use: clients don't need it. */
export const TicketInbox = lazyWithRetry<TicketInboxProps>(
  async () => (await import('./ticket-inbox.tsx')).TicketInbox,
);

/** Prefetches the code of the inbox, and what it shows first. */
export function prefetchInbox(client: DataClient, { searchParams }: URL): void {
  const state = parseInboxState(searchParams);
  // A failure is reported when it opens.
  TicketInbox.preload().then(undefined, () => undefined);
  prefetchFirstPage(client, InboxTicketsDocument, toListVariables(state));
  prefetch(client, InboxCountsDocument, toFilterVariables(state));
}
