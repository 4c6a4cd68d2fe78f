import { KitApollo } from 'kit/apollo';
import { useLocation } from 'kit/router';
import { mockWebSocket } from 'kit/test/live';
import { mockNetwork } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { renderInPage, SignedIn } from 'kit/test/render';

import { SalesScreen } from '../sales/sales-screen.tsx';

/** Renders the sales portal for a salesperson, with a mock network. `search` is the query string without the `?`. */
export function showSales(answers: Parameters<typeof mockNetwork>[0], search = '') {
  const socket = mockWebSocket();
  const server = mockNetwork({ Viewer: viewerReply(people.sales), ...answers });
  let address = '';
  function Address() {
    address = useLocation().search;
    return null;
  }
  renderInPage(
    <SignedIn>
      <KitApollo>
        <SalesScreen />
      </KitApollo>
      <Address />
    </SignedIn>,
    { path: `/sales-portal?${search}` },
  );
  return { ...server, live: socket, address: () => new URLSearchParams(address) };
}
