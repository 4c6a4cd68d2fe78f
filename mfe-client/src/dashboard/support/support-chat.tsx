import { useState } from 'react';
import { Button, Drawing } from 'kit/controls';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { useApolloClient } from 'kit/apollo';
import { useNavigate } from 'kit/router';
import { NewestTicketDocument } from '#gql/graphql.ts';

const headsetPath = 'M2.5 9.5V8a5.5 5.5 0 0 1 11 0v1.5M2.5 9h2v4h-2ZM11.5 9h2v4h-2ZM12.5 13c0 1-1.5 1.8-3.5 1.8';

/** A greeting, and a button that opens the conversation with the team. */
export function SupportChat() {
  const { open, busy } = useOpenChat();
  return (
    <Card>
      <AgentIcon>
        <Drawing d={headsetPath} />
      </AgentIcon>
      <div>
        <h3>Support Chat</h3>
        <Agent>Support agent</Agent>
      </div>
      <Greeting>Hello, how can I help you with your projects today?</Greeting>
      <Button disabled={busy} onClick={open}>
        Open Chat
      </Button>
    </Card>
  );
}

const Card = styled.div`
  display: grid;
  padding: ${tokens.space.m};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space.s};
  h3 {
    font-size: ${tokens.size.body};
    line-height: 20px;
  }
  > button {
    grid-column: 1 / -1;
  }
`;

const AgentIcon = styled.span`
  display: flex;
  width: 40px;
  height: 40px;
  align-items: center;
  justify-content: center;
  border-radius: 50%;
  background: ${tokens.color.sunken};
  color: ${tokens.color.purple};
`;

const Agent = styled.p`
  color: ${tokens.color.faint};
  font-size: ${tokens.size.tiny};
  line-height: 16px;
`;

const Greeting = styled.p`
  grid-column: 1 / -1;
  padding: ${tokens.space.s};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.sunken};
`;

/**
 * Opens the newest unresolved conversation, or the new ticket form. Requested on click, since a ticket that was open
 * when the page loaded may be resolved by now.
 */
function useOpenChat() {
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
