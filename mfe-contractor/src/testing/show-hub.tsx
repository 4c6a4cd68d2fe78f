import { useLocation } from 'kit/router';
import type { Viewer } from 'kit/session';
import { mockWebSocket } from 'kit/test/live';
import { mockNetwork, replyTo } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { renderInPage, SignedIn } from 'kit/test/render';
import { inboxAnswers } from 'kit/test/tickets';
import { ConversationIsThereDocument, HubRoleDocument } from '#gql/graphql.ts';
import { ContractorFrame } from '../contractor-frame.tsx';
import { HubScreen } from '../hub/hub-screen.tsx';
// Imported up front so that no test waits for the chat to compile.
import '../jarvis/jarvis-tab.tsx';
import { architect, conversation, conversationsReply, engineer, reviewer, templatesReply } from './conversations.ts';
import { dashboardReply, actionItemsReply } from './figures.ts';
import { messagesReply } from './messages.ts';
import { quotaReply } from './quota.ts';

interface Options {
  /** The query string of the URL, without the `?`. */
  search?: string;
  viewer?: Viewer;
}

/** Two conversations, the newer one first. */
export const indexes = conversation({ id: 'c1', title: 'Indexes', updatedAt: '2026-11-20T12:00:00.000Z' });
export const sessions = conversation({
  id: 'c2',
  title: 'Sessions',
  updatedAt: '2026-11-19T12:00:00.000Z',
  templates: [engineer, reviewer],
});

/** Renders the hub for a developer, with a mock network. */
export function showHub(
  answers: Parameters<typeof mockNetwork>[0] = {},
  { search = '', viewer = people.developer }: Options = {},
) {
  const socket = mockWebSocket();
  const server = mockNetwork({
    Viewer: viewerReply(viewer),
    HubRole: replyTo(HubRoleDocument, { contractorRole: null }),
    HubDashboard: dashboardReply(),
    HubActionItems: actionItemsReply([]),
    ConversationList: conversationsReply([indexes, sessions]),
    AvailableTemplates: templatesReply([engineer, reviewer, architect]),
    ChatMessages: messagesReply([]),
    JarvisQuota: quotaReply(),
    ...inboxAnswers([]),
    ConversationIsThere: replyTo(ConversationIsThereDocument, { messages: { pageInfo: { hasNextPage: false } } }),
    ...answers,
  });
  let address = '';
  function Address() {
    address = useLocation().search;
    return null;
  }
  const { left } = renderInPage(
    <SignedIn>
      <ContractorFrame>
        <HubScreen />
      </ContractorFrame>
      <Address />
    </SignedIn>,
    { path: `/contractor?${search}` },
  );
  return { ...server, live: socket, left, address: () => address };
}

export const showJarvis = (answers: Parameters<typeof mockNetwork>[0] = {}, search = '') =>
  showHub(answers, { search: `tab=jarvis${search}` });
