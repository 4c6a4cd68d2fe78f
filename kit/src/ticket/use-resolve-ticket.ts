import { useOptimisticMutation } from 'kit/apollo';
import { toast } from '../toasts.ts';
import { ResolveTicketDocument } from './gql/graphql.ts';

interface ResolvableTicket {
  id: string;
  title: string;
}

/** Resolves a ticket with an optimistic update, rolled back if the server rejects it. */
export function useResolveTicket(): (ticket: ResolvableTicket) => Promise<void> {
  const [resolveTicket] = useOptimisticMutation(ResolveTicketDocument, { failed: "Couldn't resolve the ticket" });
  return async ({ id, title }) => {
    const resolved = { id, status: 'resolved', viewerCanReply: false, viewerCanResolve: false } as const;
    const optimisticResponse = { resolveTicket: { __typename: 'SupportTicket', ...resolved } };
    const done = await resolveTicket({ variables: { id }, optimisticResponse });
    if (done) toast({ title: 'Ticket resolved', description: title, intent: 'success' });
  };
}
