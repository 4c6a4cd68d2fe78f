import { useRef } from 'react';
import { LoadMore, Panel } from 'kit/panel';
import { EmptyState, ErrorState, Skeleton } from 'kit/states';
import { sortTickets, useResolveTicket, useTicketChanges, useTickets, type Ticket } from 'kit/ticket';
import { VirtualRows } from 'kit/virtual-rows';
import { Rows } from '../../rows.ts';
import { Row, Words } from './row-layout.ts';
import { TicketRow, getTicketLinkId } from './ticket-row.tsx';
import type { View } from './views.ts';

const rowHeight = { wide: 105, narrow: 170 };

export function TicketList({ view }: { view: View }) {
  const tickets = useTickets({ resolved: view.key === 'resolved' });
  const { list, error, hasMore, refresh } = tickets;
  const resolve = useResolveTicket();
  const listRef = useRef<HTMLDivElement>(null);
  useTicketChanges(() => void refresh());
  return (
    <Panel title={view.title} busy={!list && !error}>
      <div ref={listRef} tabIndex={-1}>
        {list ? rows(sortTickets(list)) : error ? failed() : <TicketRowsSkeleton />}
      </div>
    </Panel>
  );

  function rows(shown: readonly Ticket[]) {
    if (shown.length === 0 && !hasMore) return <EmptyState title={`No ${view.title.toLowerCase()}`} hint={view.hint} />;
    return (
      <>
        <VirtualRows as={Rows} row="li" items={shown} hasMore={hasMore} height={rowHeight}>
          {(ticket, row, index) => (
            <TicketRow
              row={row}
              ticket={ticket}
              onResolve={() => {
                focusRow(shown[index + 1] ?? shown[index - 1]);
                void resolve(ticket);
              }}
            />
          )}
        </VirtualRows>
        <LoadMore pages={tickets} what="tickets" />
      </>
    );
  }

  /** A row is removed together with the clicked button, so the focus moves to the next row. */
  function focusRow(next: Ticket | undefined) {
    ((next && document.getElementById(getTicketLinkId(next.id))) ?? listRef.current)?.focus();
  }

  function failed() {
    return <ErrorState title="Couldn't load tickets" hint="Messages aren't affected. Try again." onRetry={refresh} />;
  }
}

const TicketRowsSkeleton = () => (
  <Rows aria-hidden>
    {[1, 2, 3, 4].map((place) => (
      <Row key={place}>
        <Words>
          <Skeleton $width="55%" $height="24px" />
          <Skeleton $width="75%" $height="20px" />
          <Skeleton $width="35%" $height="16px" />
        </Words>
        <Skeleton $width="84px" $height="40px" />
      </Row>
    ))}
  </Rows>
);
