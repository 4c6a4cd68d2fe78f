import { useParams } from 'kit/router';
import { TicketPage, useResolveTicket, useThread, useTicketChanges } from 'kit/ticket';
import { TicketHead } from './thread/ticket-head.tsx';

/** The conversation with the client about one ticket. */
export function TicketScreen() {
  const { id = '' } = useParams();
  return <Ticket key={id} id={id} />;
}

function Ticket({ id }: { id: string }) {
  const thread = useThread(id);
  const resolve = useResolveTicket();
  const { ticket } = thread;
  useTicketChanges();
  return (
    <TicketPage
      thread={thread}
      header={<TicketHead ticket={ticket} onResolve={() => ticket && void resolve(ticket)} />}
      closed="This ticket is resolved. The client has been notified."
      missingReason="The link may be incomplete."
      listPath="/admin/tickets"
    />
  );
}
