import { v7 } from 'uuid';
import type { Parts } from '#app';
import { sampleViewers } from '#access/access-table';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import { createTestClient, type TestClient } from '#test/client';
import { createPassage } from '#test/document-factory';
import { testPassword, type TestUser } from '#test/factories';

/** Ids of one of each thing that operations take, all belonging to the same people. */
export interface Things {
  project: string;
  completedProject: string;
  task: string;
  ticket: string;
  request: string;
  conversation: string;
  /** The last message of another conversation, with a failed reply. */
  question: string;
  failedReply: string;
  template: number;
  document: string;
  unreadDocument: string;
  /** A file of a selectable document. */
  passage: string;
  /** An uploaded file without a document. */
  upload: string;
  resource: string;
  lead: string;
  invitation: string;
  /** An open session, reused because signing in is slow. */
  session: string;
  passkey: string;
  /** A person that an administrator can edit. */
  person: string;
  /** A role of contractors. */
  role: string;
  releaseKey: string;
  releaseRequest: string;
  override: string;
  /** A path that awaits approval, and one in force. */
  portalRequest: string;
  portalPath: string;
  /** A remote with a version to roll back to, whose pointer has never moved. */
  remote: string;
}

export interface World {
  app: TestApp;
  /** Clients for each kind of person, including signed out, and for a program with a release key (`releaser`). */
  clients: Record<string, TestClient>;
  /** Things of the people above, new for each test because operations change them. */
  own(): Promise<Things>;
  /** The same kinds of things of other people. */
  foreign(): Promise<Things>;
  /** The total row count, to verify that an operation writes nothing. */
  rowCount(): Promise<number>;
}

const founderEmail = 'the-founder@test.test';

/** An app with people of every kind (contract §1), for tests that run all operations. */
export async function createWorld(parts: Parts = {}): Promise<World> {
  const app = await startTestApp({ FOUNDER_EMAIL: founderEmail, FOUNDER_PASSWORD: testPassword }, parts);
  const clients: Record<string, TestClient> = {};
  const people: Record<string, TestUser> = {};
  for (const [name, principal] of Object.entries(sampleViewers)) {
    if (!principal) clients[name] = app.client;
    else if (principal.isFounder) clients[name] = await signInAs(app, { email: founderEmail });
    else {
      people[name] = await app.make.user(principal);
      clients[name] = await signInAs(app, people[name]);
    }
  }
  clients.releaser = Object.assign(createTestClient(app.url), { key: await app.make.releaseKey() });
  const others = Object.fromEntries(
    await Promise.all(
      Object.entries(people).map(
        async ([name, { role, contractorRole }]) =>
          [name, await app.make.user({ role, contractorRole, hasPassword: false })] as const,
      ),
    ),
  );
  const { client = await app.make.user() } = people;
  const [ownSession, foreignSession] = [
    await createSession(app, client),
    await createSession(app, await app.make.user()),
  ];
  return {
    app,
    clients,
    own: async () => ({ ...(await createThings(app, people)), session: ownSession }),
    foreign: async () => ({ ...(await createThings(app, others)), session: foreignSession }),
    rowCount: async () => (await app.make.rowCounts()).reduce((sum, { rows }) => sum + rows, 0),
  };
}

/** Signs a person in again. Returns the session's id. */
async function createSession(app: TestApp, user: TestUser): Promise<string> {
  const { data } = await (
    await signInAs(app, user)
  ).graphql<{ sessions: Array<{ id: string; isCurrent: boolean }> }>('{ sessions { id isCurrent } }');
  return data.sessions.find(({ isCurrent }) => isCurrent)?.id ?? '';
}

async function createThings(app: TestApp, people: Record<string, TestUser>): Promise<Omit<Things, 'session'>> {
  const { make } = app;
  const { client, developer, tester, pm } = people;
  if (!client || !developer || !tester || !pm) throw new Error('A required person is missing');
  const team = { client, developer, tester, projectManager: pm };
  const project = await make.project(team);
  const template = await make.promptTemplate();
  const talk = await make.conversation({ owner: developer, template });
  const question = await make.message(talk);
  const remote = await make.servedRemote();
  const releaseKey = v7();
  await make.releaseKey({ id: releaseKey });
  const failed = await make.message(talk, { role: 'assistant', question, failureReason: 'The model is busy' });
  return {
    project: project.id,
    completedProject: (await make.project({ ...team, status: 'completed' })).id,
    task: (await make.task({ project })).id,
    ticket: (await make.ticket({ client, project })).id,
    request: (await make.clientStoreRequest()).id,
    conversation: (await make.conversation({ owner: developer, template })).id,
    question: question.id,
    failedReply: failed.id,
    template: template.id,
    document: (await make.aiDocument()).id,
    unreadDocument: (await make.aiDocument({ isUnread: true })).id,
    passage: await createPassage(app),
    upload: (await make.storedFile()).id,
    resource: (await make.knowledgeResource({ hub: 'upskill', category: 'course', lessons: 3 })).id,
    lead: (await make.lead({ enquiry: (await make.enquiry()).id })).id,
    invitation: (await make.invitation()).id,
    passkey: (await make.passkey({ user: client })).id,
    person: (await make.user({ role: 'contractor', contractorRole: 'developer', hasPassword: false })).id,
    role: (await make.contractorRole()).id,
    releaseKey,
    releaseRequest: await make.releaseRequest(remote),
    override: (await make.remoteOverride()).id,
    portalRequest: (await make.portalPath('requested')).id,
    portalPath: (await make.portalPath('approved')).id,
    remote,
  };
}

/** Ids that don't exist. */
export function createMissingThings(): Things {
  return {
    project: v7(),
    completedProject: v7(),
    task: v7(),
    ticket: v7(),
    request: v7(),
    conversation: v7(),
    question: v7(),
    failedReply: v7(),
    template: 2_000_000_000,
    document: v7(),
    unreadDocument: v7(),
    passage: v7(),
    upload: v7(),
    resource: v7(),
    lead: v7(),
    invitation: v7(),
    session: 'f'.repeat(64),
    passkey: v7(),
    person: v7(),
    role: v7(),
    releaseKey: v7(),
    releaseRequest: v7(),
    override: v7(),
    portalRequest: v7(),
    portalPath: v7(),
    remote: 'mfe-nothing',
  };
}
