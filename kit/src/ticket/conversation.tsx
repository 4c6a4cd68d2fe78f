import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { useViewer } from '../session.tsx';
import { ErrorState } from '../states/error-state.tsx';
import { Composer } from './composer.tsx';
import { ConversationSkeleton } from './conversation-skeleton.tsx';
import { MessageList } from './message-list.tsx';
import type { Thread, ThreadTicket } from './thread.ts';
import { useComposer } from './use-composer.ts';
import { tokens } from '../theme/tokens.ts';

interface ConversationProps {
  thread: Thread;
  /** Replaces the composer if no more messages can be sent. */
  closed: ReactNode;
  /** Whether the composer gets the focus, for people who came here to write. */
  focusComposer?: boolean;
}

/** A ticket's messages and the composer. It fills its container; the messages scroll inside. */
export function Conversation({ thread, closed, focusComposer = false }: ConversationProps) {
  const { ticket, error, retry } = thread;
  if (ticket)
    return <TicketConversation thread={thread} ticket={ticket} closed={closed} focusComposer={focusComposer} />;
  if (!error) return <ConversationSkeleton />;
  return (
    <ErrorState
      title="Couldn't load the conversation"
      hint="Your messages and your draft are safe. Try again."
      onRetry={retry}
    />
  );
}

function TicketConversation({ thread, ticket, closed, focusComposer }: ConversationProps & { ticket: ThreadTicket }) {
  const { messages, pages, send } = thread;
  const viewer = useViewer();
  const scroller = useRef<HTMLDivElement>(null);
  // Sent messages are shown at the end, wherever the reader has scrolled.
  const toEnd = () => {
    if (scroller.current) scroller.current.scrollTop = 0;
  };
  const { text, fault, write, submit } = useComposer(ticket.id, send, toEnd);
  const all = pages.hasMore ? messages : [toOpeningMessage(ticket), ...messages];
  return (
    <Place>
      <MessageList messages={all} pages={pages} viewerId={viewer.id} scroller={scroller} />
      {ticket.viewerCanReply ? (
        <Composer text={text} fault={fault} focusOnMount={focusComposer} onWrite={write} onSend={() => void submit()} />
      ) : (
        <Closed role="status">{closed}</Closed>
      )}
    </Place>
  );
}

/** The ticket's description is the first message. */
const toOpeningMessage = ({ id, description, createdAt, client }: ThreadTicket) => ({
  id: `opening-${id}`,
  content: description,
  createdAt,
  fromTeam: false,
  author: client,
});

const Place = styled.div`
  display: grid;
  height: 100%;
  min-height: 0;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
`;

const Closed = styled.div`
  display: flex;
  padding: ${tokens.space.m} 0;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.xs} ${tokens.space.m};
  border-top: 1px solid ${tokens.color.line};
  color: ${tokens.color.soft};
`;
