import { ButtonLink } from 'kit/controls';
import { useOffsetTop } from 'kit/panel';
import { useParams } from 'kit/router';
import { Notice } from 'kit/states';
import { tokens } from 'kit/theme';
import { Conversation, useThread } from 'kit/thread';
import styled from 'styled-components';
import { ReplyToTicketDocument, TicketMessageAddedDocument, TicketThreadDocument } from '#gql/graphql.ts';
import { TicketHead } from './thread/ticket-head.tsx';
import { useResolveTicket } from './use-resolve-ticket.ts';
import { useTicketChanges } from './use-ticket-changes.ts';

const documents = { thread: TicketThreadDocument, added: TicketMessageAddedDocument, reply: ReplyToTicketDocument };

/** The conversation with the client about one ticket. */
export function TicketScreen() {
  const { id = '' } = useParams();
  return <Ticket key={id} id={id} />;
}

function Ticket({ id }: { id: string }) {
  const thread = useThread(id, documents);
  const { part, above } = useOffsetTop<HTMLDivElement>();
  const resolve = useResolveTicket();
  const { ticket } = thread;
  useTicketChanges();
  if (thread.isMissing) return <TicketNotFound />;
  return (
    <Page ref={part} style={{ height: `calc(100dvh - ${above}px)` }}>
      <TicketHead ticket={ticket} onResolve={() => ticket && void resolve(ticket)} />
      <Conversation thread={thread} closed="This ticket is resolved. The client has been notified." />
    </Page>
  );
}

function TicketNotFound() {
  return (
    <Notice title="Ticket not found" text="The link may be incomplete.">
      <ButtonLink to="/admin/tickets" $primary>
        All tickets
      </ButtonLink>
    </Notice>
  );
}

const Page = styled.div`
  display: grid;
  max-width: calc(${tokens.width.page} - 480px);
  min-height: 400px;
  margin: 0 auto;
  padding: ${tokens.space.m} ${tokens.space.l} 0;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  ${tokens.screen.narrow} {
    padding: ${tokens.space.xs} ${tokens.space.m} 0;
  }
`;
