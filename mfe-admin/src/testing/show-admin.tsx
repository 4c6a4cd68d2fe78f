import { act } from 'react';
import { KitApollo } from 'kit/apollo';
import { mockWebSocket } from 'kit/test/live';
import { mockNetwork } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { renderInPage, SignedIn } from 'kit/test/render';
// Loaded on demand, so import it before the tests.
import '../ai/ai-section.tsx';
import '../ai/guardrails/json-editor.tsx';
import { AdminScreen } from '../admin/admin-screen.tsx';
import { documentsReply, trialDocumentsReply, templatesReply } from './ai.ts';
import { alertsReply, figuresReply, healthReply, revenueReply } from './dashboard.ts';
import { projectsReply } from './projects.ts';
import './no-layout.ts';

type Answers = Parameters<typeof mockNetwork>[0];

/** Renders the portal for an administrator, with a mocked network and socket. */
export function showAdmin(path: string, answers: Answers = {}) {
  const { subscribed, countSubscribers, emit, end, disconnect: drop, reconnect: mend } = mockWebSocket();
  const server = mockNetwork({
    Viewer: viewerReply(people.admin),
    PromptTemplates: templatesReply([]),
    AiDocuments: documentsReply([]),
    TrialDocuments: trialDocumentsReply([]),
    AdminFigures: figuresReply(),
    AdminRevenue: revenueReply(),
    AdminOversight: projectsReply([]),
    AdminAlerts: alertsReply([]),
    AdminHealth: healthReply(),
    ...answers,
  });
  renderInPage(
    <SignedIn>
      <KitApollo>
        <AdminScreen />
      </KitApollo>
    </SignedIn>,
    { path },
  );
  const getInputs = (operation: string) =>
    server.sent.filter((sent) => sent.operation === operation).map(({ variables }) => variables);
  const countRequests = (operation: string) => getInputs(operation).length;
  const emitEvent = (operation: string, data: object) => act(async () => emit(operation, data));
  const endAll = (operation: string) => act(async () => end(operation));
  const reconnect = () =>
    act(async () => {
      drop();
      mend();
    });
  return {
    ...server,
    subscribed,
    countSubscribers,
    emitEvent,
    endAll,
    reconnect,
    getInputs,
    countRequests,
  };
}

export const templatesPath = '/admin?section=ai';
export const documentsPath = '/admin?section=ai&tab=documents';
