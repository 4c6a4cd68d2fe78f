import { useState } from 'react';
import { Button, Drawing } from 'kit/controls';
import { Dialog } from 'kit/dialog';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { useApolloClient } from 'kit/apollo';
import { useNavigate } from 'kit/router';
import { OpenConversationsDocument, type OpenConversationsQuery } from '#gql/graphql.ts';
import { ChooseConversation } from './choose-conversation.tsx';

const headsetPath = 'M2.5 9.5V8a5.5 5.5 0 0 1 11 0v1.5M2.5 9h2v4h-2ZM11.5 9h2v4h-2ZM12.5 13c0 1-1.5 1.8-3.5 1.8';

/** A greeting, and a button that begins a message to the team, or offers the open conversations too. */
export function SupportChat() {
  const { open, busy, conversations, close } = useOpenChat();
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
      <Dialog isOpen={conversations !== null} title="Support Chat" onClose={close}>
        {conversations && <ChooseConversation conversations={conversations} />}
      </Dialog>
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
 * Opens the new ticket form, or offers the open conversations. Requested on click, since a ticket that was open when the
 * page loaded may be resolved by now.
 */
function useOpenChat() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [conversations, setConversations] = useState<OpenConversationsQuery['supportTickets'] | null>(null);
  const open = async () => {
    setBusy(true);
    const found = await client.query({ query: OpenConversationsDocument, fetchPolicy: 'network-only' }).then(
      ({ data }) => data?.supportTickets,
      () => undefined,
    );
    setBusy(false);
    if (found && found.edges.length > 0) setConversations(found);
    // The list of tickets shows the error and has a Retry button.
    else void navigate(found ? '/client/support?new' : '/client/support');
  };
  return { open: () => void open(), busy, conversations, close: () => setConversations(null) };
}
