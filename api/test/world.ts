import { v7 } from 'uuid';
import type { Parts } from '#app';
import { sampleViewers } from '#access/access-table';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import { createTestClient, type TestClient } from '#test/client';
import type { ThingParts } from '#test/define-test-data';
import { testPassword, type TestUser } from '#test/factories';
import { createSampleArguments } from '#test/sample-arguments';
import { collectTestData, testData } from '#test/test-data';

/** Ids of one of each thing that operations take, all belonging to the same people. Each domain adds its own. */
export interface Things {
  /** An open session, reused because signing in is slow. */
  session: string;
}

export interface World {
  app: TestApp;
  /** Clients for each kind of person, including signed out, and for a program with a release key (`releaser`). */
  clients: Record<string, TestClient>;
  /** Things of the people above, new for each test because operations change them. For one operation: only what it takes is new. */
  own(operation?: string): Promise<Things>;
  /** The same kinds of things of other people. */
  foreign(operation?: string): Promise<Things>;
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
    own: createThingFactory(app, people, ownSession),
    foreign: createThingFactory(app, others, foreignSession),
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

/** Creates things of these people. All of them take a hundred statements, so an operation gets only its own anew. */
function createThingFactory(app: TestApp, people: Record<string, TestUser>, session: string) {
  let shared: Things | undefined;
  return async (operation?: string): Promise<Things> => {
    if (operation === undefined) return { ...(await createParts(app, people)).things, session };
    shared ??= { ...(await createParts(app, people)).things, session };
    return (await createParts(app, people, { from: { ...shared }, names: findUsedThings(operation) })).things;
  };
}

async function createParts(
  app: TestApp,
  people: Record<string, TestUser>,
  { from: things = {} as Things, names }: { from?: Things; names?: ReadonlySet<string> } = {},
): Promise<ThingParts> {
  const { client, developer, tester, pm } = people;
  if (!client || !developer || !tester || !pm) throw new Error('A required person is missing');
  const parts = { app, make: app.make, team: { client, developer, tester, projectManager: pm }, things };
  for (const [name, create] of creators)
    if (names?.has(name) ?? true) Object.assign(things, { [name]: await create(parts) });
  return parts;
}

const creators = testData.flatMap(({ things = {} }) => Object.entries(things));

const callers = collectTestData((data) => data.callers);

/** The names of the things in an operation's arguments, its caller's included. */
function findUsedThings(operation: string): ReadonlySet<string> {
  const missing = createMissingThings();
  const args = JSON.stringify([createSampleArguments(missing)[operation], callers[operation]?.arguments?.(missing)]);
  return new Set(Object.entries(missing).flatMap(([name, id]) => (args.includes(String(id)) ? [name] : [])));
}

/** Ids that don't exist. */
export const createMissingThings = (): Things =>
  Object.assign(
    Object.fromEntries(creators.map(([name]) => [name, v7()])),
    { session: 'f'.repeat(64) },
    ...testData.map(({ missingThings }) => missingThings),
  );
