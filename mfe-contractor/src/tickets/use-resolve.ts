import { useOptimisticMutation } from 'kit/apollo';
import { toast } from 'kit/toasts';
import { ResolveTicketDocument } from '#gql/graphql.ts';

interface Resolved {
  id: string;
  title: string;
}

/** Resolves a ticket optimistically, with rollback on error. */
export function useResolve(): (ticket: Resolved) => Promise<void> {
  const [run] = useOptimisticMutation(ResolveTicketDocument, { failed: "Couldn't resolve the ticket" });
  return async ({ id, title }) => {
    const resolved = { id, status: 'resolved', viewerCanReply: false, viewerCanResolve: false } as const;
    const optimisticResponse = { resolveTicket: { __typename: 'SupportTicket', ...resolved } };
    const done = await run({ variables: { id }, optimisticResponse });
    if (done) toast({ title: 'Ticket resolved', description: title, intent: 'success' });
  };
}
