import { useOptimisticMutation, type TypedDocumentNode } from 'kit/apollo';
import type { TicketStatus } from 'rules/tickets';
import { toast } from '../toasts.ts';

interface ResolvableTicket {
  id: string;
  title: string;
}

/** Each portal registers its own operation. */
type ResolveTicketDocument = TypedDocumentNode<
  { resolveTicket: { id: string; status: TicketStatus; viewerCanReply: boolean; viewerCanResolve: boolean } },
  { id: string }
>;

/** Resolves a ticket with an optimistic update, rolled back if the server rejects it. */
export function useResolveTicket(document: ResolveTicketDocument): (ticket: ResolvableTicket) => Promise<void> {
  const [resolveTicket] = useOptimisticMutation(document, { failed: "Couldn't resolve the ticket" });
  return async ({ id, title }) => {
    const resolved = { id, status: 'resolved', viewerCanReply: false, viewerCanResolve: false } as const;
    const optimisticResponse = { resolveTicket: { __typename: 'SupportTicket', ...resolved } };
    const done = await resolveTicket({ variables: { id }, optimisticResponse });
    if (done) toast({ title: 'Ticket resolved', description: title, intent: 'success' });
  };
}
