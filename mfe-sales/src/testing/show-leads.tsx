import { useLocation } from 'kit/router';
import { KitApollo } from 'kit/apollo';
import { mockWebSocket } from 'kit/test/live';
import { mockNetwork, replyTo } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { renderInPage, SignedIn } from 'kit/test/render';
import { LeadDuplicatesDocument, LeadMatchesDocument } from '#gql/graphql.ts';
// Imported up front so that no test waits for the tab to compile.
import '../sales/leads/leads-tab.tsx';
import '../sales/leads/create/submit-lead-dialog.tsx';
import '../sales/leads/detail/lead-dialog.tsx';
import '../sales/leads/lost/lost-dialog.tsx';
import { SalesScreen } from '../sales/sales-screen.tsx';
import { countsReply, lead, listReply, logReply, ownersReply } from './lead-list.ts';
import { leadsReply } from './leads.ts';

/** Renders Lead Management for a salesperson, with a mock network. */
export function showLeads(answers: Parameters<typeof mockNetwork>[0] = {}, search = '') {
  const socket = mockWebSocket();
  const server = mockNetwork({
    Viewer: viewerReply(people.sales),
    EnquiriesToAnswer: leadsReply([]),
    LeadList: listReply([lead()]),
    LeadCounts: countsReply({ new: 1 }),
    LeadDuplicates: replyTo(LeadDuplicatesDocument, { leadDuplicates: [] }),
    LeadMatches: replyTo(LeadMatchesDocument, { leadMatches: [] }),
    LeadOwners: ownersReply(),
    LeadLog: logReply([]),
    ...answers,
  });
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
    { path: `/sales-portal?tab=leads${search}` },
  );
  return { ...server, live: socket, address: () => address };
}
