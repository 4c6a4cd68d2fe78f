import type { DataClient } from 'kit/apollo';
import { Panels, ViewLinks } from 'kit/panel';
import { useSearchStates } from 'kit/search-state';
import { prefetchTickets } from 'kit/ticket';
import { ScreenTitle } from '../screen-title.ts';
import { TicketList } from './list/ticket-list.tsx';
import { parseView, views } from './list/views.ts';

/** All clients' tickets. The URL holds the view: resolved or unresolved. */
export function TicketsScreen() {
  const [view] = useSearchStates(parseView);
  return (
    <Panels>
      <ScreenTitle>Tickets</ScreenTitle>
      <ViewLinks label="Which tickets" views={views} current={view} />
      <TicketList key={view.label} view={view} />
    </Panels>
  );
}

TicketsScreen.prefetchData = (client: DataClient, { searchParams }: URL) =>
  prefetchTickets(client, { resolved: parseView(searchParams).key === 'resolved' });
