import { useLocation } from 'kit/router';
import { mockWebSocket } from 'kit/test/live';
import { mockNetwork } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { renderInPage, SignedIn } from 'kit/test/render';
import { ClientFrame } from '../client-frame.tsx';
import type { ReactNode } from 'react';
import { activityReply, actionItemsReply, invoicesReply, project, projectsReply, summaryReply } from './replies.ts';

/** Four projects, two of them active, and one or more of everything else. */
export const defaultReplies = {
  Viewer: viewerReply(people.client),
  ClientActionItems: actionItemsReply([{}]),
  ClientSummary: summaryReply(),
  ClientProjects: projectsReply([
    project({ id: 'p1', title: 'Booking portal', status: 'in_progress', progress: 62, developer: 'Devon' }),
    project({ id: 'p2', title: 'Inventory', status: 'testing', progress: 88, tester: 'Tessa' }),
    project({ id: 'p3', title: 'Old shop', status: 'completed', progress: 100, implementationFee: '7500.00' }),
    project({ id: 'p4', title: 'Given up', status: 'cancelled', progress: 10, monthlySupportFee: '0.00' }),
  ]),
  ClientInvoices: invoicesReply([]),
  RecentActivity: activityReply(['Booking portal moved to 62%', 'Testing began', 'Devon joined', 'The fourth one']),
};

/** Renders a screen of the portal for a client, in its frame, with a mocked network. */
export function showClient(screen: ReactNode, answers: Parameters<typeof mockNetwork>[0] = {}) {
  const events = mockWebSocket();
  const server = mockNetwork({ ...defaultReplies, ...answers });
  let address = '';
  function Address() {
    const { pathname, search } = useLocation();
    address = pathname + search;
    return null;
  }
  renderInPage(
    <SignedIn>
      <ClientFrame>{screen}</ClientFrame>
      <Address />
    </SignedIn>,
    { path: '/client' },
  );
  return { ...server, live: events, address: () => address };
}
