import type { TicketView } from 'rules/tickets';

interface ViewLabels {
  label: string;
  /** Of an empty list. */
  empty: string;
  hint: string;
}

export const viewLabels: Record<TicketView, ViewLabels> = {
  open: { label: 'Open', empty: 'No support tickets assigned', hint: 'Questions from clients appear here.' },
  mine: { label: 'Mine', empty: 'No tickets of yours', hint: 'Tickets that are assigned to you appear here.' },
  unassigned: {
    label: 'Unassigned',
    empty: 'No unassigned tickets',
    hint: 'Tickets that no one works on appear here.',
  },
  waiting_for_client: {
    label: 'Waiting for client',
    empty: 'No tickets wait for a client',
    hint: 'Tickets whose last message is ours appear here.',
  },
  snoozed: {
    label: 'Snoozed',
    empty: 'No snoozed tickets',
    hint: 'Snoozed tickets come back at their time, or when their client writes.',
  },
  resolved: { label: 'Resolved', empty: 'No resolved tickets', hint: 'Resolved tickets appear here.' },
};
