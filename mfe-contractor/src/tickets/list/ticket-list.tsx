import { useRef } from 'react';
import { LoadMore, Panel } from 'kit/panel';
import { EmptyState, ErrorState } from 'kit/states';
import { VirtualRows } from 'kit/virtual-rows';
import styled from 'styled-components';
import type { TicketCard_TicketFragment as Ticket } from '#gql/graphql.ts';
import { Cards } from './card.ts';
import { TicketCardSkeleton } from './ticket-card-skeleton.tsx';
import { TicketCard, ticketTitleId } from './ticket-card.tsx';
import type { Tickets } from './use-tickets.ts';

interface TicketListProps {
  title: string;
  tickets: Tickets;
  /** Those of the list, in the order in which they are shown. */
  shown: readonly Ticket[] | undefined;
  onReply: (id: string) => void;
  onResolve: (ticket: Ticket) => void;
}

export function TicketList({ title, tickets, shown, onReply, onResolve }: TicketListProps) {
  const { error, hasMore, retry } = tickets;
  const place = useRef<HTMLDivElement>(null);
  return (
    <Panel title={title} busy={!shown && !error}>
      <Place ref={place} tabIndex={-1}>
        {shown ? cards(shown) : error ? failed() : skeletons()}
      </Place>
    </Panel>
  );

  function cards(list: readonly Ticket[]) {
    if (list.length === 0 && !hasMore) {
      return (
        <EmptyState title="No support tickets assigned" hint="What clients ask appears here as soon as they ask it." />
      );
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
                goOn(list[index + 1] ?? list[index - 1]);
                onResolve(ticket);
              }}
            />
          )}
        </VirtualRows>
        <LoadMore pages={tickets} what="tickets" />
      </>
    );
  }

  /** The button that was pressed goes with its card: the keyboard goes on at the next one. */
  function goOn(next: Ticket | undefined) {
    const title = next && document.getElementById(ticketTitleId(next.id));
    (title ?? place.current)?.focus();
  }

  function failed() {
    return (
      <ErrorState
        title="The tickets could not be loaded"
        hint="They are safe, and so is what was written on them. Try again in a moment."
        onRetry={retry}
      />
    );
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
  html body &:focus {
    outline: none;
  }
`;
