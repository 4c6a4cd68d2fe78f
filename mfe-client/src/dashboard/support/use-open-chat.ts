import { useState } from 'react';
import { useApolloClient } from 'kit/apollo';
import { useNavigate } from 'kit/router';
import { NewestTicketDocument } from '#gql/graphql.ts';

/**
 * Opens the newest unresolved conversation, or the new ticket form. Requested on click, since a ticket that was open
 * when the page loaded may be resolved by now.
 */
export function useOpenChat() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    const path = await client.query({ query: NewestTicketDocument, fetchPolicy: 'network-only' }).then(
      ({ data }) => {
        const ticket = data?.supportTickets.edges[0]?.node;
        return ticket ? `/client/support/${ticket.id}` : '/client/support?new';
      },
      // The list of tickets shows the error and has a Retry button.
      () => '/client/support',
    );
    void navigate(path);
  };
  return { open: () => void open(), busy };
}
