import { useEffect, useRef } from 'react';
// By package name, as remotes import it: shared modules are not bundled into this part again.
import { useCoalescedRefetch, usePaginatedQuery, useQuery, useSubscription } from 'kit/apollo';
import type { TicketView } from 'rules/tickets';
import {
  type InboxTicket_TicketFragment,
  InboxCountsDocument,
  InboxTicketChangedDocument,
  InboxTicketsDocument,
} from '../gql/graphql.ts';
import { type InboxState, toFilterVariables, toListVariables } from './inbox-state.ts';

/** A ticket as the inbox lists it. */
export type InboxTicket = InboxTicket_TicketFragment;

/** Events come in bursts. */
const batchDelayMs = 200;

/** The tickets of a view, and how many there are in each. A ticket that leaves the view disappears at once. */
export function useInbox(state: InboxState, viewerId: string) {
  const { nodes, ...pages } = usePaginatedQuery(InboxTicketsDocument, {
    variables: toListVariables(state),
    selectConnection: ({ supportTickets }) => supportTickets,
  });
  const counts = useQuery(InboxCountsDocument, {
    variables: toFilterVariables(state),
    fetchPolicy: 'cache-and-network',
  });
  const refresh = async () => void (await Promise.all([pages.refresh(), counts.refresh()]));
  const onData = useCoalescedRefetch(refresh, batchDelayMs);
  useSubscription(InboxTicketChangedDocument, { ignoreResults: true, onData });
  const list = nodes?.filter((ticket) => isInView(ticket, state.view, viewerId));
  // What was changed here changes the counts too.
  const leaving = nodes && list ? nodes.length - list.length : 0;
  const last = useRef(leaving);
  useEffect(() => {
    if (leaving > last.current) void counts.refresh();
    last.current = leaving;
  });
  return { ...pages, list, counts: counts.data ?? counts.previousData };
}

export type Inbox = ReturnType<typeof useInbox>;

function isInView(ticket: InboxTicket, view: TicketView, viewerId: string): boolean {
  const { status, snoozedUntil, assignee, waitingSince } = ticket;
  if (view === 'resolved') return status === 'resolved';
  const isSnoozed = snoozedUntil !== null && Date.parse(snoozedUntil) > Date.now();
  if (status === 'resolved' || isSnoozed !== (view === 'snoozed')) return false;
  switch (view) {
    case 'mine':
      return assignee?.id === viewerId;
    case 'unassigned':
      return !assignee;
    case 'waiting_for_client':
      return waitingSince === null;
    default:
      return true;
  }
}
