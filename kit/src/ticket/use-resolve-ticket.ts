import { useOptimisticMutation, useUndo } from 'kit/apollo';
import { toast } from '../toasts.ts';
import { ResolveTicketDocument, UndoResolveTicketDocument } from './gql/graphql.ts';

interface ResolvableTicket {
  id: string;
  title: string;
}

/** Resolves a ticket with an optimistic update, rolled back if the server rejects it. The toast can undo it. */
export function useResolveTicket(): (ticket: ResolvableTicket) => Promise<void> {
  const [resolveTicket] = useOptimisticMutation(ResolveTicketDocument, { failed: "Couldn't resolve the ticket" });
  const undo = useUndo(UndoResolveTicketDocument);
  return async ({ id, title }) => {
    const resolved = {
      id,
      status: 'resolved',
      viewerCanReply: false,
      viewerCanResolve: false,
      viewerCanReopen: true,
    } as const;
    const optimisticResponse = { resolveTicket: { __typename: 'SupportTicket', ...resolved } };
    const done = await resolveTicket({ variables: { id }, optimisticResponse });
    if (done) toast({ title: 'Ticket resolved', description: title, intent: 'success', action: undo(id) });
  };
}
