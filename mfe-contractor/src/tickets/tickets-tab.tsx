import { useRef } from 'react';
import { useRestoreFocus } from 'kit/focus';
import { useNavigate } from 'kit/router';
import { useSearchState } from 'kit/search-state';
import { lazyWithRetry } from 'kit/states';
import { tokens } from 'kit/theme';
import { sortTickets, useResolveTicket, useTicketChanges, useTickets } from 'kit/ticket';
import styled from 'styled-components';
import { getTicketReplyId } from './list/ticket-card.tsx';
import { TicketList } from './list/ticket-list.tsx';

const TicketDialog = lazyWithRetry(async () => (await import('./thread/ticket-dialog.tsx')).TicketDialog, {
  waiting: null,
});

/** Client tickets, to answer and resolve. The open conversation is in the URL. */
export function TicketsTab() {
  const unresolved = useTickets({ resolved: false });
  const resolved = useTickets({ resolved: true });
  const navigate = useNavigate();
  const [openId] = useSearchState('ticket');
  const resolve = useResolveTicket();
  const page = useRef<HTMLDivElement>(null);
  useTicketChanges(() => {
    void unresolved.refresh();
    void resolved.refresh();
  });
  // Closing a conversation returns focus to its opener, or to the list if the card is gone.
  useRestoreFocus(openId, (closedId) => document.getElementById(getTicketReplyId(closedId)) ?? page.current);
  const handlers = {
    onReply: (id: string) => void navigate(`?tab=tickets&ticket=${id}`),
    onResolve: (ticket: { id: string; title: string }) => void resolve(ticket),
  };
  return (
    <Page ref={page} tabIndex={-1}>
      <TicketList
        title="Tickets"
        tickets={unresolved}
        visibleTickets={unresolved.list && sortTickets(unresolved.list)}
        {...handlers}
      />
      {hasResolvedTickets() && (
        <TicketList title="Resolved" tickets={resolved} visibleTickets={resolved.list} {...handlers} />
      )}
      {openId && <TicketDialog key={openId} id={openId} onClose={() => void navigate('?tab=tickets')} />}
    </Page>
  );

  function hasResolvedTickets() {
    const { list, hasMore, error } = resolved;
    return Boolean(error) || hasMore || (list && list.length > 0);
  }
}

const Page = styled.div`
  &:focus {
    outline: none;
  }
  display: grid;
  padding: ${tokens.space.l} ${tokens.space.l} ${tokens.space.xl};
  gap: ${tokens.space.xl};
  ${tokens.screen.narrow} {
    padding: ${tokens.space.m} ${tokens.space.m} ${tokens.space.xl};
  }
`;
