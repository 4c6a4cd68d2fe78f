import type { DataClient } from 'kit/apollo';
import { Panels } from 'kit/panel';
import { prefetchInbox, TicketInbox } from 'kit/ticket';
import { ScreenTitle } from '../screen-title.ts';

/** All clients' tickets. The URL holds the view, the filters and the open ticket. */
export function TicketsScreen() {
  return (
    <Panels>
      <ScreenTitle>Tickets</ScreenTitle>
      <TicketInbox getProjectUrl={getProjectUrl} />
    </Panels>
  );
}

TicketsScreen.prefetchData = (client: DataClient, url: URL) => prefetchInbox(client, url);

const getProjectUrl = (id: string) => `/admin/projects?project=${id}`;
