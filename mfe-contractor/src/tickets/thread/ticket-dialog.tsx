import { Button } from 'kit/controls';
import { Dialog } from 'kit/dialog';
import { tokens } from 'kit/theme';
import { Conversation, useResolveTicket, useThread, useTicketChanges } from 'kit/ticket';
import styled from 'styled-components';
import { TicketFacts } from './ticket-facts.tsx';

interface TicketDialogProps {
  id: string;
  onClose: () => void;
}

/** The conversation with the client on one ticket. */
export function TicketDialog({ id, onClose }: TicketDialogProps) {
  const thread = useThread(id);
  const resolve = useResolveTicket();
  const { ticket, isMissing, refresh } = thread;
  useTicketChanges((change) => {
    if (change.id === id && change.isGone) void refresh();
  });
  return (
    <Dialog isOpen wide title={ticket?.title ?? 'Ticket'} onClose={onClose}>
      {isMissing ? (
        <NotFound role="alert">
          <p>This ticket is no longer available to you. It may be resolved, or the link may be incomplete.</p>
          <Button onClick={onClose}>All tickets</Button>
        </NotFound>
      ) : (
        <Place>
          <TicketFacts ticket={ticket} onResolve={() => ticket && void resolve(ticket)} />
          <Conversation thread={thread} focusComposer closed="This ticket is resolved. The client has been notified." />
        </Place>
      )}
    </Dialog>
  );
}

/* As tall as the dialog can be, to avoid layout shift when messages load. */
const Place = styled.div`
  display: grid;
  height: 72dvh;
  min-height: 0;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
`;

const NotFound = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.m};
`;
