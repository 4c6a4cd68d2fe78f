import { useOptimisticMutation } from 'kit/apollo';
import { toast } from 'kit/toasts';
import { ResolveTicketDocument } from '#gql/graphql.ts';

interface Resolved {
  id: string;
  title: string;
}

/** Says that the client has been helped. It shows at once, and is taken back where the server refuses. */
export function useResolve(): (ticket: Resolved) => Promise<void> {
  const [run] = useOptimisticMutation(ResolveTicketDocument, { failed: 'The ticket was not resolved' });
  return async ({ id, title }) => {
    const resolved = { id, status: 'resolved', viewerCanReply: false, viewerCanResolve: false } as const;
    const optimisticResponse = { resolveTicket: { __typename: 'SupportTicket', ...resolved } };
    const done = await run({ variables: { id }, optimisticResponse });
    if (done) toast({ title: 'Ticket resolved', description: title, intent: 'success' });
  };
}
