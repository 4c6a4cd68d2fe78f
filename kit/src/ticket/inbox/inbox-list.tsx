import { useRef } from 'react';
import { LoadMore, Panel } from 'kit/panel';
import { VirtualRows } from 'kit/virtual-rows';
import styled from 'styled-components';
import { EmptyState } from '../../states/empty-state.tsx';
import { ErrorState } from '../../states/error-state.tsx';
import { Skeleton } from '../../states/skeleton.tsx';
import { tokens } from '../../theme/tokens.ts';
import { useResolveTicket } from '../use-resolve-ticket.ts';
import { InboxCard, getTicketLinkId } from './inbox-card.tsx';
import { type InboxState, isFiltered } from './inbox-state.ts';
import type { Inbox, InboxTicket } from './use-inbox.ts';
import { viewLabels } from './view-labels.ts';

interface InboxListProps {
  inbox: Inbox;
  state: InboxState;
}

/** The tickets of the view. */
export function InboxList({ inbox, state }: InboxListProps) {
  const { list, error, hasMore, refresh } = inbox;
  const resolve = useResolveTicket();
  const listRef = useRef<HTMLDivElement>(null);
  return (
    <Panel title={state.view === 'resolved' ? 'Resolved' : 'Tickets'} busy={!list && !error}>
      <div ref={listRef} tabIndex={-1}>
        {list ? rows(list) : error ? failed() : skeletons}
      </div>
    </Panel>
  );

  function rows(tickets: readonly InboxTicket[]) {
    if (tickets.length === 0 && !hasMore) return empty();
    return (
      <>
        <VirtualRows as={Cards} row="li" items={tickets} hasMore={hasMore} height={cardHeight}>
          {(ticket, row, index) => (
            <InboxCard
              row={row}
              ticket={ticket}
              isOpen={ticket.id === state.openId}
              onResolve={() => {
                focusCard(tickets[index + 1] ?? tickets[index - 1]);
                void resolve(ticket);
              }}
            />
          )}
        </VirtualRows>
        <LoadMore pages={inbox} what="tickets" />
      </>
    );
  }

  /** A card is removed together with the clicked button, so the focus moves to the next one. */
  function focusCard(next: InboxTicket | undefined) {
    ((next && document.getElementById(getTicketLinkId(next.id))) ?? listRef.current)?.focus();
  }

  function empty() {
    if (isFiltered(state))
      return <EmptyState title="No tickets found" hint="No tickets match. Try another search, or clear the filters." />;
    const { empty: title, hint } = viewLabels[state.view];
    return <EmptyState title={title} hint={hint} />;
  }

  function failed() {
    return (
      <ErrorState
        title="Couldn't load tickets"
        hint="Messages aren't affected. Try again."
        onRetry={() => void refresh()}
      />
    );
  }
}

const cardHeight = { wide: 210, narrow: 210 };

const Cards = styled.ul`
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
`;

const SkeletonCard = styled.li`
  display: grid;
  height: 206px;
  padding: ${tokens.space.m};
  align-content: start;
  gap: ${tokens.space.xs};
  & + & {
    border-top: 1px solid ${tokens.color.line};
  }
`;

const skeletons = (
  <Cards aria-hidden>
    {[1, 2, 3].map((place) => (
      <SkeletonCard key={place}>
        <Skeleton $width="140px" $height="20px" />
        <Skeleton $width="70%" $height="24px" />
        <Skeleton $width="95%" $height="40px" />
        <Skeleton $width="60%" $height="16px" />
        <Skeleton $width="160px" $height="40px" />
      </SkeletonCard>
    ))}
  </Cards>
);
