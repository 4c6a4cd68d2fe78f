import { useRef } from 'react';
import { LoadMore, Panel } from 'kit/panel';
import { EmptyState, ErrorState, Skeleton } from 'kit/states';
import type { Ticket, Tickets } from 'kit/ticket';
import { VirtualRows } from 'kit/virtual-rows';
import styled from 'styled-components';
import { Cards, Card } from './card-layout.ts';
import { TicketCard, getTicketTitleId } from './ticket-card.tsx';

interface TicketListProps {
  title: string;
  tickets: Tickets;
  /** The tickets of the list, in display order. */
  visibleTickets: readonly Ticket[] | undefined;
  onReply: (id: string) => void;
  onResolve: (ticket: Ticket) => void;
}

export function TicketList({ title, tickets, visibleTickets, onReply, onResolve }: TicketListProps) {
  const { error, hasMore, refresh } = tickets;
  const listRef = useRef<HTMLDivElement>(null);
  return (
    <Panel title={title} busy={!visibleTickets && !error}>
      <Place ref={listRef} tabIndex={-1}>
        {visibleTickets ? cards(visibleTickets) : error ? failed() : skeletons()}
      </Place>
    </Panel>
  );

  function cards(list: readonly Ticket[]) {
    if (list.length === 0 && !hasMore) {
      return <EmptyState title="No support tickets assigned" hint="Questions from clients appear here." />;
    }
    return (
      <>
        <VirtualRows as={Cards} row="li" items={list} hasMore={hasMore} height={cardHeight}>
          {(ticket, row, index) => (
            <TicketCard
              row={row}
              ticket={ticket}
              onReply={() => onReply(ticket.id)}
              onResolve={() => {
                focusCard(list[index + 1] ?? list[index - 1]);
                onResolve(ticket);
              }}
            />
          )}
        </VirtualRows>
        <LoadMore pages={tickets} what="tickets" />
      </>
    );
  }

  /** The clicked button unmounts with its card, so focus moves to the next one. */
  function focusCard(next: Ticket | undefined) {
    const title = next && document.getElementById(getTicketTitleId(next.id));
    (title ?? listRef.current)?.focus();
  }

  function failed() {
    return <ErrorState title="Couldn't load tickets" hint="Try again." onRetry={refresh} />;
  }
}

const cardHeight = { wide: 220, narrow: 240 };

const skeletons = () => (
  <Cards aria-hidden>
    {[1, 2, 3, 4].map((place) => (
      <TicketCardSkeleton key={place} />
    ))}
  </Cards>
);

const Place = styled.div`
  &:focus {
    outline: none;
  }
`;

function TicketCardSkeleton() {
  return (
    <Card>
      <Skeleton $width="140px" $height="20px" />
      <Skeleton $width="70%" $height="24px" />
      <Skeleton $width="95%" $height="40px" />
      <Skeleton $width="60%" $height="20px" />
      <Skeleton $width="160px" $height="40px" />
    </Card>
  );
}
