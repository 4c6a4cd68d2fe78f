import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'kit/router';
import { lazyWithRetry } from 'kit/states';
import styled from 'styled-components';
import { inOrder } from './list/in-order.ts';
import { ticketReplyId } from './list/ticket-card.tsx';
import { TicketList } from './list/ticket-list.tsx';
import { useTickets } from './list/use-tickets.ts';
import { useResolve } from './use-resolve.ts';
import { useTicketChanges } from './use-ticket-changes.ts';

const TicketDialog = lazyWithRetry(async () => (await import('./thread/ticket-dialog.tsx')).TicketDialog, {
  waiting: null,
});

/** Client tickets, to answer and resolve. The open conversation is in the URL. */
export function TicketsTab() {
  const unresolved = useTickets({ resolved: false });
  const resolved = useTickets({ resolved: true });
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const openId = search.get('ticket');
  const resolve = useResolve();
  const page = useRef<HTMLDivElement>(null);
  const lastOpen = useRef(openId);
  useTicketChanges(() => {
    void unresolved.refresh();
    void resolved.refresh();
  });
  // Closing a conversation returns focus to its opener, or to the list if the card is gone.
  useEffect(() => {
    const closed = lastOpen.current;
    lastOpen.current = openId;
    if (openId || !closed) return;
    (document.getElementById(ticketReplyId(closed)) ?? page.current)?.focus();
  }, [openId]);
  const act = {
    onReply: (id: string) => void navigate(`?tab=tickets&ticket=${id}`),
    onResolve: (ticket: { id: string; title: string }) => void resolve(ticket),
  };
  return (
    <Page ref={page} tabIndex={-1}>
      <TicketList title="Tickets" tickets={unresolved} shown={unresolved.list && inOrder(unresolved.list)} {...act} />
      {hasResolved() && <TicketList title="Resolved" tickets={resolved} shown={resolved.list} {...act} />}
      {openId && <TicketDialog key={openId} id={openId} onClose={() => void navigate('?tab=tickets')} />}
    </Page>
  );

  function hasResolved() {
    const { list, hasMore, error } = resolved;
    return Boolean(error) || hasMore || (list && list.length > 0);
  }
}

const Page = styled.div`
  html body &:focus {
    outline: none;
  }
  display: grid;
  padding: ${({ theme }) => `${theme.space.l} ${theme.space.l} ${theme.space.xl}`};
  gap: ${({ theme }) => theme.space.xl};
  ${({ theme }) => theme.screen.narrow} {
    padding: ${({ theme }) => `${theme.space.m} ${theme.space.m} ${theme.space.xl}`};
  }
`;
