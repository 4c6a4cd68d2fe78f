import { useRef } from 'react';
import { EndOfList, Panel } from 'kit/panel';
import { Empty, Failed } from 'kit/states';
import { VirtualRows } from 'kit/virtual-rows';
import type { TicketRow_TicketFragment as Ticket } from '#gql/graphql.ts';
import { useResolve } from '../use-resolve.ts';
import { useTicketChanges } from '../use-ticket-changes.ts';
import { inOrder } from './in-order.ts';
import { Rows } from './row-layout.ts';
import { TicketRow, ticketLinkId } from './ticket-row.tsx';
import { TicketRowsSkeleton } from './ticket-rows-skeleton.tsx';
import { useTickets } from './use-tickets.ts';
import type { View } from './views.ts';

const rowHeight = { wide: 105, narrow: 170 };

export function TicketList({ view }: { view: View }) {
  const tickets = useTickets({ resolved: view.key === 'resolved' });
  const { list, error, hasMore, refresh, retry } = tickets;
  const resolve = useResolve();
  const place = useRef<HTMLDivElement>(null);
  useTicketChanges(() => void refresh());
  return (
    <Panel title={view.title} busy={!list && !error}>
      <div ref={place} tabIndex={-1}>
        {list ? rows(inOrder(list)) : error ? failed() : <TicketRowsSkeleton />}
      </div>
    </Panel>
  );

  function rows(shown: readonly Ticket[]) {
    if (shown.length === 0 && !hasMore) return <Empty title={`No ${view.title.toLowerCase()}`} hint={view.hint} />;
    return (
      <>
        <VirtualRows as={Rows} row="li" items={shown} hasMore={hasMore} height={rowHeight}>
          {(ticket, row, index) => (
            <TicketRow
              row={row}
              ticket={ticket}
              onResolve={() => {
                goOn(shown[index + 1] ?? shown[index - 1]);
                void resolve(ticket);
              }}
            />
          )}
        </VirtualRows>
        <EndOfList pages={tickets} what="tickets" />
      </>
    );
  }

  /** The button that was pressed goes with its row: the keyboard goes on at the next one. */
  function goOn(next: Ticket | undefined) {
    ((next && document.getElementById(ticketLinkId(next.id))) ?? place.current)?.focus();
  }

  function failed() {
    return (
      <Failed
        title="The tickets could not be loaded"
        hint="They are safe, and so is what was written on them. Try again in a moment."
        onRetry={retry}
      />
    );
  }
}
