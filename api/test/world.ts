import { v7 } from 'uuid';
import type { Parts } from '#app';
import { sampleViewers } from '#access/access-table';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import { createTestClient, type TestClient } from '#test/client';
import type { ThingParts } from '#test/define-test-data';
import { testPassword, type TestUser } from '#test/factories';
import { testData } from '#test/test-data';

/** Ids of one of each thing that operations take, all belonging to the same people. Each domain adds its own. */
export interface Things {
  /** An open session, reused because signing in is slow. */
  session: string;
}

export interface World {
  app: TestApp;
  /** Clients for each kind of person, including signed out, and for a program with a release key (`releaser`). */
  clients: Record<string, TestClient>;
  /** Things of the people above, new for each test because operations change them. */
  own(): Promise<Things>;
  /** The same kinds of things of other people. */
  foreign(): Promise<Things>;
  /** What things of the people above, or of other people, are made from. */
  ownParts(): Promise<ThingParts>;
  foreignParts(): Promise<ThingParts>;
  /** The number of rows in each table, to verify that an operation writes nothing. */
  rowCount(): Promise<Record<string, number>>;
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
    own: async () => ({ ...(await createParts(app, people)).things, session: ownSession }),
    foreign: async () => ({ ...(await createParts(app, others)).things, session: foreignSession }),
    ownParts: () => createParts(app, people),
    foreignParts: () => createParts(app, others),
    rowCount: async () => Object.fromEntries((await app.make.rowCounts()).map(({ table, rows }) => [table, rows])),
  };
}

/** Signs a person in again. Returns the session's id. */
async function createSession(app: TestApp, user: TestUser): Promise<string> {
  const { data } = await (
    await signInAs(app, user)
  ).graphql<{ sessions: Array<{ id: string; isCurrent: boolean }> }>('{ sessions { id isCurrent } }');
  return data.sessions.find(({ isCurrent }) => isCurrent)?.id ?? '';
}

async function createParts(app: TestApp, people: Record<string, TestUser>): Promise<ThingParts> {
  const { client, developer, tester, pm } = people;
  if (!client || !developer || !tester || !pm) throw new Error('A required person is missing');
  const things = {} as Things;
  const parts = { app, make: app.make, team: { client, developer, tester, projectManager: pm }, things };
  for (const [name, create] of creators) Object.assign(things, { [name]: await create(parts) });
  return parts;
}

const creators = testData.flatMap(({ things = {} }) => Object.entries(things));

/** Ids that don't exist. */
export const createMissingThings = (): Things =>
  Object.assign(
    Object.fromEntries(creators.map(([name]) => [name, v7()])),
    { session: 'f'.repeat(64) },
    ...testData.map(({ missingThings }) => missingThings),
  );
