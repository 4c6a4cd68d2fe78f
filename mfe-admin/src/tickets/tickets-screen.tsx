import { prefetchFirstPage, type DataClient } from 'kit/apollo';
import { Panels, ViewLinks } from 'kit/panel';
import { useSearchParams } from 'kit/router';
import { AdminTicketsDocument } from '#gql/graphql.ts';
import { ScreenTitle } from '../screen-title.ts';
import { TicketList } from './list/ticket-list.tsx';
import { parseView, views } from './list/views.ts';

/** What all clients ask. Whether one sees what is resolved or what is not stands in the address. */
export function TicketsScreen() {
  const view = parseView(useSearchParams()[0]);
  return (
    <Panels>
      <ScreenTitle>Tickets</ScreenTitle>
      <ViewLinks label="Which tickets" views={views} current={view} />
      <TicketList key={view.label} view={view} />
    </Panels>
  );
}

TicketsScreen.prefetchData = (client: DataClient, { searchParams }: URL) =>
  prefetchFirstPage(client, AdminTicketsDocument, { resolved: parseView(searchParams).key === 'resolved' });
