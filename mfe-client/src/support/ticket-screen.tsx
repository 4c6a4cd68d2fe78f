import { ButtonLink } from 'kit/controls';
import { useParams } from 'kit/router';
import { TicketPage, useThread } from 'kit/ticket';
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
  useTicketChanges();
  return (
    <TicketPage
      thread={thread}
      header={<TicketHead ticket={thread.ticket} />}
      closed={
        <>
          This ticket is resolved. Please open a new one if you need more help.
          <ButtonLink to="/client/support?new">Open a new ticket</ButtonLink>
        </>
      }
      missingReason="The link may be incomplete, or the ticket may belong to another account."
      listPath="/client/support"
    />
  );
}
