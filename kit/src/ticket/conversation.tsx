import { useRef, type ReactNode, useState } from 'react';
import { addTicketNoteRule, replyToTicketRule } from 'rules/tickets';
import styled from 'styled-components';
import { useViewer } from '../session.tsx';
import { ErrorState } from '../states/error-state.tsx';
import { Composer } from './composer.tsx';
import { ComposerTools } from './composer-tools.tsx';
import { ConversationSkeleton } from './conversation-skeleton.tsx';
import { MessageList } from './message-list.tsx';
import type { Thread, ThreadTicket } from './thread.ts';
import { useComposer } from './use-composer.ts';
import { tokens } from '../theme/tokens.ts';

/** What is written, and a function that replaces it. */
export interface ComposerText {
  text: string;
  write: (text: string) => void;
}

interface ConversationProps {
  thread: Thread;
  /** Shown once the ticket is resolved, in place of the composer if no more messages can be sent. */
  closed: ReactNode;
  /** Above the box, with what is written in it: such as texts to insert. */
  renderTools?: (composer: ComposerText) => ReactNode;
  /** Whether the composer gets the focus, for people who came here to write. */
  focusComposer?: boolean;
}

/** A ticket's messages and the composer. It fills its container; the messages scroll inside. */
export function Conversation(props: ConversationProps) {
  const { ticket, error, refresh } = props.thread;
  if (ticket) return <TicketConversation {...props} ticket={ticket} />;
  if (!error) return <ConversationSkeleton />;
  return (
    <ErrorState
      title="Couldn't load the conversation"
      hint="Your messages and your draft are safe. Try again."
      onRetry={refresh}
    />
  );
}

function TicketConversation(props: ConversationProps & { ticket: ThreadTicket }) {
  const { thread, ticket, closed, renderTools, focusComposer = false } = props;
  const { messages, pages, send, addNote } = thread;
  const viewer = useViewer();
  const scroller = useRef<HTMLDivElement>(null);
  const [wantsNote, setWantsNote] = useState(false);
  // Sent messages are shown at the end, wherever the reader has scrolled.
  const onSend = () => {
    if (scroller.current) scroller.current.scrollTop = 0;
  };
  // Each has its own text and draft: what is written for the team never becomes a message to the client.
  const message = useComposer(ticket.id, { send, rule: replyToTicketRule, onSend });
  const note = useComposer(`${ticket.id} note`, { send: addNote, rule: addTicketNoteRule, onSend });
  const isNote = wantsNote && Boolean(addNote);
  const { text, fault, write, submit } = isNote ? note : message;
  const all = pages.hasMore ? messages : [toOpeningMessage(ticket), ...messages];
  const tools = addNote && (
    <ComposerTools isNote={isNote} onNote={setWantsNote}>
      {!isNote && renderTools?.({ text, write })}
    </ComposerTools>
  );
  return (
    <Place>
      <MessageList messages={all} pages={pages} viewerId={viewer.id} scroller={scroller} />
      <div>
        {ticket.status === 'resolved' && <Closed role="status">{closed}</Closed>}
        {ticket.viewerCanReply && (
          <Composer
            text={text}
            fault={fault}
            tools={tools}
            isNote={isNote}
            focusOnMount={focusComposer}
            onWrite={write}
            onSend={() => void submit()}
          />
        )}
      </div>
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
