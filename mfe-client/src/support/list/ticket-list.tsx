import { EndOfList, Panel } from 'kit/panel';
import { Failed, Skeleton } from 'kit/states';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { inOrder } from './last-word.ts';
import { TicketRow } from './ticket-row.tsx';
import type { Tickets } from './use-tickets.ts';

interface TicketListProps {
  title: string;
  tickets: Tickets;
  /** What stands there when there is none. */
  empty: ReactNode;
}

export function TicketList({ title, tickets, empty }: TicketListProps) {
  const { list, error, hasMore, retry } = tickets;
  return (
    <Panel title={title} busy={!list && !error}>
      {list ? rows() : error ? failed() : skeletons()}
    </Panel>
  );

  function rows() {
    if (list?.length === 0 && !hasMore) return empty;
    return (
      <>
        <List>
          {inOrder(list ?? []).map((ticket) => (
            <TicketRow key={ticket.id} ticket={ticket} />
          ))}
        </List>
        <EndOfList pages={tickets} what="tickets" />
      </>
    );
  }

  function failed() {
    return (
      <Failed
        title="Your tickets could not be loaded"
        hint="They are safe, and the team sees them. Try again in a moment."
        onRetry={retry}
      />
    );
  }
}

const List = styled.ul`
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.raised};
`;

const Waiting = styled.li`
  display: grid;
  height: 96px;
  padding: 0 ${({ theme }) => theme.space.l};
  align-content: center;
  gap: ${({ theme }) => theme.space.xs};
  & + & {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
`;

const skeletons = () => (
  <List aria-hidden>
    {[1, 2, 3].map((place) => (
      <Waiting key={place}>
        <Skeleton $width="45%" $height="16px" />
        <Skeleton $width="70%" $height="12px" />
        <Skeleton $width="30%" $height="12px" />
      </Waiting>
    ))}
  </List>
);
