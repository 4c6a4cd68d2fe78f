import type { DataClient } from 'kit/apollo';
import { tokens } from 'kit/theme';
import { prefetchInbox, TicketInbox } from 'kit/ticket';
import styled from 'styled-components';

/** Client tickets, to answer and resolve. The URL holds the view, the filters and the open ticket. */
export function TicketsTab() {
  return (
    <Page>
      <TicketInbox getProjectUrl={getProjectUrl} />
    </Page>
  );
}

TicketsTab.prefetchData = (client: DataClient, url: URL) => prefetchInbox(client, url);

const getProjectUrl = (id: string) => `/contractor?tab=projects&project=${id}`;

const Page = styled.div`
  padding: ${tokens.space.m} ${tokens.space.l} 0;
  ${tokens.screen.narrow} {
    padding: ${tokens.space.m} ${tokens.space.m} 0;
  }
`;
