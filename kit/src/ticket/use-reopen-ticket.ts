import { useOptimisticMutation } from 'kit/apollo';
import { toast } from '../toasts.ts';
import { ReopenTicketDocument } from './gql/graphql.ts';

/** Reopens a resolved ticket. */
export function useReopenTicket(): (ticket: { id: string; title: string }) => Promise<void> {
  const [reopenTicket] = useOptimisticMutation(ReopenTicketDocument, { failed: "Couldn't reopen the ticket" });
  return async ({ id, title }) => {
    const done = await reopenTicket({ variables: { id } });
    if (done) toast({ title: 'Ticket reopened', description: title, intent: 'success' });
  };
}
