import { useRef, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { validate } from 'rules/validate';
import { replyToTicketRule } from 'rules/tickets';
import { beginAttempt, type Attempt } from '../request.ts';
import { useViewer } from '../session.tsx';
import { ErrorState } from '../states/error-state.tsx';
import { Composer } from './composer.tsx';
import { ConversationSkeleton } from './conversation-skeleton.tsx';
import { MessageList } from './message-list.tsx';
import type { Thread, ThreadTicket } from './thread.ts';
import { tokens } from '../theme/tokens.ts';
import { defineDraft, parseText } from '../draft.ts';

interface ConversationProps {
  thread: Thread;
  /** Replaces the composer if no more messages can be sent. */
  closed: ReactNode;
  /** Whether the composer gets the focus, for people who came here to write. */
  focusComposer?: boolean;
}

/** A ticket's messages and the composer. It fills its container; the messages scroll inside. */
export function Conversation({ thread, closed, focusComposer = false }: ConversationProps) {
  const { ticket, error, refresh } = thread;
  if (ticket)
    return <TicketConversation thread={thread} ticket={ticket} closed={closed} focusComposer={focusComposer} />;
  if (!error) return <ConversationSkeleton />;
  return (
    <ErrorState
      title="Couldn't load the conversation"
      hint="Your messages and your draft are safe. Try again."
      onRetry={refresh}
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

const ticketDraft = defineDraft({ name: 'ticket', version: 1, parse: parseText });

/** The draft of a message, and sending it. A message that could not be sent returns to the box. */
function useComposer(ticketId: string, send: Thread['send'], onSend: () => void) {
  const draft = ticketDraft(ticketId);
  const [text, setText] = useState(() => draft.read() ?? '');
  const [fault, setFault] = useState<string | null>(null);
  const latest = useRef(text);
  /** Sent without an answer: a retry is the same request. */
  const attempt = useRef<Attempt>(null);

  const show = (next: string) => {
    latest.current = next;
    setText(next);
  };
  const write = (next: string) => {
    show(next);
    setFault(null);
    draft.save(next);
  };
  const submit = async () => {
    const before = latest.current;
    const result = validate(replyToTicketRule, { content: before });
    if (!result.ok) return setFault(result.fields.content ?? null);
    const { content } = result.data;
    const begun = beginAttempt(content, attempt.current);
    show('');
    onSend();
    const refused = await send(content, begun.key);
    attempt.current = refused?.code === 'NETWORK' ? begun : null;
    if (refused) write([before, latest.current].filter(Boolean).join('\n\n'));
    else draft.save(latest.current);
  };
  return { text, fault, write, submit };
}
