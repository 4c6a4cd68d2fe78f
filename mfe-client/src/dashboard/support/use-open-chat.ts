import { useState } from 'react';
import { useApolloClient } from 'kit/apollo';
import { useNavigate } from 'kit/router';
import { NewestTicketDocument } from '#gql/graphql.ts';

/**
 * Leads to the newest conversation that is not over, else to the form that begins one. It is asked when one presses: what
 * was open when the page was loaded may be resolved by now.
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
      // The list of tickets says what is wrong, and has Retry.
      () => '/client/support',
    );
    void navigate(path);
  };
  return { open: () => void open(), busy };
}
