import { act } from 'react';
import { KitApollo } from 'kit/apollo';
import { useLocation } from 'kit/router';
import { mockWebSocket } from 'kit/test/live';
import { mockNetwork } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { renderInPage, SignedIn } from 'kit/test/render';
// Loaded on demand, so import it before the tests.
import '../ai/guardrails/json-editor.tsx';
import '../hub/ai/ai-tab.tsx';
import '../hub/invites/create-invitation-dialog.tsx';
import '../hub/invites/invites-tab.tsx';
import '../hub/knowledge/edit/resource-dialog.tsx';
import '../hub/knowledge/knowledge-tab.tsx';
import { HubScreen } from '../hub/hub-screen.tsx';
import { documentsReply, trialDocumentsReply, templatesReply } from './ai.ts';
import { latestReply, peopleReply, visitsReply } from './glance.ts';
import { invitesReply, rolesReply } from './invites.ts';
import { countsReply, knowledgeReply } from './knowledge.ts';
import './no-layout.ts';

const Address = () => <output aria-label="Address">{useLocation().search}</output>;

/** Renders the knowledge hub for the founder, with a mocked network and socket. */
export function showHub(search = '', answers: Parameters<typeof mockNetwork>[0] = {}) {
  const socket = mockWebSocket();
  const server = mockNetwork({
    Viewer: viewerReply(people.founder),
    KnowledgeCounts: countsReply(),
    PeopleCounts: peopleReply(),
    LatestResources: latestReply('Diagram Sketcher'),
    SiteVisits: visitsReply,
    KnowledgeList: knowledgeReply([]),
    RecentInvites: invitesReply([]),
    InvitableRoles: rolesReply([]),
    PromptTemplates: templatesReply([]),
    AiDocuments: documentsReply([]),
    TrialDocuments: trialDocumentsReply([]),
    ...answers,
  });
  renderInPage(
    <SignedIn>
      <KitApollo>
        <HubScreen />
        <Address />
      </KitApollo>
    </SignedIn>,
    { path: `/admin-dashboard${search}` },
  );
  const getInputs = (operation: string) =>
    server.sent.filter((sent) => sent.operation === operation).map(({ variables }) => variables);
  const emitKnowledgeChange = (id: string) =>
    act(async () => socket.emit('KnowledgeChanged', { knowledgeChanged: { __typename: 'KnowledgeChange', id } }));
  return { ...server, socket, getInputs, emitKnowledgeChange };
}
