import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { useViewer } from '../session.tsx';
import { ErrorState } from '../states/error-state.tsx';
import { Composer } from './composer.tsx';
import { ConversationSkeleton } from './conversation-skeleton.tsx';
import { MessageList } from './message-list.tsx';
import type { Thread, ThreadTicket } from './thread.ts';
import { useComposer } from './use-composer.ts';

interface ConversationProps {
  thread: Thread;
  /** Stands in the place of the composer when nothing can be written any more. */
  closed: ReactNode;
  /** One came here to write: the focus goes where one writes. */
  focusComposer?: boolean;
}

/** What both sides of a ticket wrote, and where one writes. It fills its place: the messages scroll in it. */
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
  // What one writes is shown at the end, wherever one has scrolled.
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

/** What the client wrote when they opened the ticket is the first that was said. */
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
  padding: ${({ theme }) => theme.space.m} 0;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  color: ${({ theme }) => theme.color.soft};
`;
