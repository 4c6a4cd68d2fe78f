import { ButtonLink } from 'kit/controls';
import { useOffsetTop } from 'kit/panel';
import { useParams } from 'kit/router';
import { Notice } from 'kit/states';
import { tokens } from 'kit/theme';
import { Conversation, useThread } from 'kit/thread';
import styled from 'styled-components';
import { ReplyToTicketDocument, TicketMessageAddedDocument, TicketThreadDocument } from '#gql/graphql.ts';
import { TicketHead } from './ticket/ticket-head.tsx';
import { useTicketChanges } from './use-ticket-changes.ts';

const documents = { thread: TicketThreadDocument, added: TicketMessageAddedDocument, reply: ReplyToTicketDocument };

/** The conversation with the team about one ticket. */
export function TicketScreen() {
  const { id = '' } = useParams();
  return <Ticket key={id} id={id} />;
}

function Ticket({ id }: { id: string }) {
  const thread = useThread(id, documents);
  const { part, above } = useOffsetTop<HTMLDivElement>();
  useTicketChanges();
  if (thread.isMissing) return <TicketNotFound />;
  return (
    <Page ref={part} style={{ height: `calc(100dvh - ${above}px)` }}>
      <TicketHead ticket={thread.ticket} />
      <Conversation
        thread={thread}
        closed={
          <>
            This ticket is resolved. Please open a new one if you need more help.
            <ButtonLink to="/client/support?new">Open a new ticket</ButtonLink>
          </>
        }
      />
    </Page>
  );
}

function TicketNotFound() {
  return (
    <Notice title="Ticket not found" text="The link may be incomplete, or the ticket may belong to another account.">
      <ButtonLink to="/client/support" $primary>
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
