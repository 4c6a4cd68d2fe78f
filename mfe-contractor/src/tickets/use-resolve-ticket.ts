import { useOptimisticMutation } from 'kit/apollo';
import { toast } from 'kit/toasts';
import { ResolveTicketDocument } from '#gql/graphql.ts';

interface ResolvableTicket {
  id: string;
  title: string;
}

/** Resolves a ticket optimistically, with rollback on error. */
export function useResolveTicket(): (ticket: ResolvableTicket) => Promise<void> {
  const [resolveTicket] = useOptimisticMutation(ResolveTicketDocument, { failed: "Couldn't resolve the ticket" });
  return async ({ id, title }) => {
    const resolvedFields = { id, status: 'resolved', viewerCanReply: false, viewerCanResolve: false } as const;
    const optimisticResponse = { resolveTicket: { __typename: 'SupportTicket', ...resolvedFields } };
    const result = await resolveTicket({ variables: { id }, optimisticResponse });
    if (result) toast({ title: 'Ticket resolved', description: title, intent: 'success' });
  };
}
