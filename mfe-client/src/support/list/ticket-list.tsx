import { LoadMore, Panel } from 'kit/panel';
import { ErrorState, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import type { Tickets } from 'kit/ticket';
import { VirtualRows } from 'kit/virtual-rows';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { sortTickets } from './ticket-order.ts';
import { TicketRow } from './ticket-row.tsx';

interface TicketListProps {
  title: string;
  tickets: Tickets;
  /** Shown if the list is empty. */
  empty: ReactNode;
  /** Whether another list follows below. */
  hasNextList?: boolean;
}

export function TicketList({ title, tickets, empty, hasNextList = false }: TicketListProps) {
  const { list, error, hasMore, refresh } = tickets;
  return (
    <Panel title={title} busy={!list && !error}>
      {list ? rows() : error ? failed() : skeletons()}
    </Panel>
  );

  function rows() {
    if (list?.length === 0 && !hasMore) return empty;
    return (
      <>
        <VirtualRows as={List} row="li" items={sortTickets(list ?? [])} hasMore={hasMore} height={rowHeight}>
          {(ticket, row) => <TicketRow row={row} ticket={ticket} />}
        </VirtualRows>
        <LoadMore pages={tickets} what="tickets" isManual={hasNextList} />
      </>
    );
  }

  function failed() {
    return (
      <ErrorState title="Couldn't load your tickets" hint="The team can still see them. Try again." onRetry={refresh} />
    );
  }
}

const rowHeight = { wide: 101, narrow: 101 };

const List = styled.ul`
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
`;

const SkeletonRow = styled.li`
  display: grid;
  height: 96px;
  padding: 0 ${tokens.space.l};
  align-content: center;
  gap: ${tokens.space.xs};
  & + & {
    border-top: 1px solid ${tokens.color.line};
  }
`;

const skeletons = () => (
  <List aria-hidden>
    {[1, 2, 3].map((place) => (
      <SkeletonRow key={place}>
        <Skeleton $width="45%" $height="16px" />
        <Skeleton $width="70%" $height="12px" />
        <Skeleton $width="30%" $height="12px" />
      </SkeletonRow>
    ))}
  </List>
);
