import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import { eventually } from '#test/eventually';
import type { TestUser } from '#test/factories';
import { openSubscriber, type RawSocket, createSubscribeMessage } from '#test/raw-socket';
import { recordStatements } from '#test/statements';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.stop());

const update = 'mutation ($id: ID!, $progress: Int!) { updateProject(id: $id, input: { progress: $progress }) { id } }';
const opened = async () => {
  const text = await (await fetch(`${app.url}/metrics`)).text();
  return Number(/^subscriptions_open (\d+)/m.exec(text)?.[1]);
};
const nexts = <T = unknown>({ received }: RawSocket) =>
  received.filter(({ type }) => type === 'next').map(({ payload }) => payload as T);

/** This many subscriptions on as many sockets as needed, 50 on each. */
async function follow(clients: TestClient[], count: number, query: string): Promise<RawSocket[]> {
  const before = await opened();
  const sockets = await Promise.all(
    Array.from({ length: Math.ceil(count / 50) }, (_, n) => openSubscriber(clients[n % clients.length] as TestClient)),
  );
  for (let n = 0; n < count; n += 1) sockets[n % sockets.length]?.send(createSubscribeMessage(String(n), query));
  await eventually(async () => expect(await opened()).toBe(before + count));
  return sockets;
}
const heard = (sockets: RawSocket[]) => sockets.reduce((sum, socket) => sum + nexts(socket).length, 0);
const end = async (sockets: RawSocket[]) => {
  for (const { webSocket } of sockets) webSocket.terminate();
  await eventually(async () => expect(await opened()).toBe(0));
};
const people = (count: number, given: Partial<TestUser>) =>
  Promise.all(Array.from({ length: count }, async () => signInAs(app, await app.make.user(given))));

test("an event costs the same statements with 10 followers, with 1,000, and with 1,000 who can't see it", async () => {
  const owner = await app.make.user();
  const developer = await app.make.user({ role: 'contractor', contractorRole: 'developer' });
  const project = await app.make.project({ client: owner, developer });
  const asDeveloper = await signInAs(app, developer);
  const asOwner = await signInAs(app, owner);
  const admins = await people(4, { role: 'admin' });
  const strangers = await people(20, {});
  const query = 'subscription { activityAdded { id description project { id title progress developer { id } } } }';
  let progress = 0;
  const statementsFor = async (sockets: RawSocket[], recipients: number) => {
    const before = heard(sockets);
    const { statements } = await recordStatements(async () => {
      await asDeveloper.graphql(update, { id: project.id, progress: (progress += 1) });
      await eventually(async () => expect(heard(sockets)).toBe(before + recipients));
    });
    return statements.filter((text) => text.includes('from "activity"')).length;
  };
  const few = await follow([asOwner], 10, query);
  expect(await statementsFor(few, 10)).toBe(2);
  const many = await follow([asOwner], 990, query);
  expect(await statementsFor([...few, ...many], 1000)).toBe(2);
  // Administrators see every project, so all of them get the same payload.
  const all = await follow(admins, 1000, query);
  expect(await statementsFor([...few, ...many, ...all], 2000)).toBe(3);
  const others = await follow(strangers, 1000, query);
  expect(await statementsFor([...few, ...many, ...all, ...others], 2000)).toBe(3);
  expect(heard(others)).toBe(0);
  await end([...few, ...many, ...all, ...others]);
}, 120_000);

test('the reads of an event use no connection of requests', async () => {
  const developer = await app.make.user({ role: 'contractor', contractorRole: 'developer' });
  const project = await app.make.project({ developer });
  const client = await signInAs(app, developer);
  const sockets = await follow([client], 1, 'subscription { activityAdded { id description project { id } } }');
  await client.graphql(update, { id: project.id, progress: 1 });
  await eventually(async () => expect(heard(sockets)).toBe(1));
  const database = new pg.Client({ connectionString: app.databaseUrl });
  await database.connect();
  // The last statement of each connection.
  const { rows } = await database.query<{ name: string }>(
    `select application_name as name from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query like '%from "activity"%'`,
  );
  await database.end();
  expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(['10x event reads']));
  await end(sockets);
});

test('everyone receives what they would read themselves, even if it depends on who they are', async () => {
  const client = await app.make.user();
  const developer = await app.make.user({ role: 'contractor', contractorRole: 'developer' });
  const manager = await app.make.user({ role: 'contractor', contractorRole: 'project_manager' });
  // Has the developer's role, and sees the project, but can't change it.
  const colleague = await app.make.user({ role: 'contractor', contractorRole: 'developer' });
  const project = await app.make.project({ client, developer, tester: colleague, projectManager: manager });
  await app.make.task({ project, dueOn: '2030-01-01' });
  const ticket = await app.make.ticket({ client, project });
  const asDeveloper = await signInAs(app, developer);
  await asDeveloper.graphql(
    'mutation ($id: ID!) { replyToTicket(id: $id, input: { content: "Hello" }) { id } }',
    ticket,
  );
  const kinds: Array<Partial<TestUser>> = [
    { role: 'admin' },
    { role: 'contractor', contractorRole: 'support' },
    { role: 'contractor', contractorRole: 'developer' },
    {},
  ];
  const strangers = await Promise.all(kinds.map((kind) => people(3, kind)));
  const clients = [
    ...strangers.flat(),
    asDeveloper,
    await signInAs(app, colleague),
    await signInAs(app, client),
    await signInAs(app, manager),
  ];
  const projectFields = `id title progress viewerCanUpdate viewerCanRate dueTasks(first: 5) { edges { node { title } } }
    activity(first: 3) { edges { node { description } } }`;
  const ticketFields = `id status viewerCanReply viewerCanResolve latestMessages(first: 2) { edges { node { content } } }`;

  const activity = `subscription { activityAdded { project { ${projectFields} } } }`;
  const tickets = `subscription { supportTicketChanged { id ticket { ${ticketFields} } } }`;
  const following = await Promise.all(
    clients.map(async (each) => {
      const socket = await openSubscriber(each);
      socket.send(createSubscribeMessage('activity', activity));
      socket.send(createSubscribeMessage('ticket', tickets));
      return { client: each, socket };
    }),
  );
  await eventually(async () => expect(await opened()).toBe(2 * clients.length));
  await asDeveloper.graphql(
    'mutation ($id: ID!) { replyToTicket(id: $id, input: { content: "Again" }) { id } }',
    ticket,
  );
  await asDeveloper.graphql(update, { id: project.id, progress: 42 });

  for (const { client: each, socket } of following) {
    const read = await each.graphql<{ project: object | null; supportTicket: object | null }>(
      `query ($project: ID!, $ticket: ID!) { project(id: $project) { ${projectFields} } supportTicket(id: $ticket) { ${ticketFields} } }`,
      { project: project.id, ticket: ticket.id },
    );
    const { project: ownProject, supportTicket } = read.data;
    interface Next {
      data: { activityAdded?: { project: { progress: number } }; supportTicketChanged?: object };
    }
    await eventually(async () => {
      const updates = nexts<Next>(socket).filter(({ data }) => data.activityAdded?.project.progress === 42);
      const changes = nexts<Next>(socket).filter(({ data }) => data.supportTicketChanged);
      expect(updates.at(-1)).toEqual(ownProject ? { data: { activityAdded: { project: ownProject } } } : undefined);
      expect(changes.at(-1)).toEqual(
        supportTicket ? { data: { supportTicketChanged: { id: ticket.id, ticket: supportTicket } } } : undefined,
      );
    });
    if (!ownProject && !supportTicket) expect(nexts(socket)).toEqual([]);
  }
  await end(following.map(({ socket }) => socket));
}, 60_000);

test("someone with a hundred different subscriptions can't add another, on any socket", async () => {
  const client = await signInAs(app, await app.make.user());
  const sockets = await Promise.all([openSubscriber(client), openSubscriber(client), openSubscriber(client)]);
  const query = (n: number) => `subscription { activityAdded { a${n}: id } }`;
  for (let n = 0; n < 100; n += 1) sockets[n % 2]?.send(createSubscribeMessage(String(n), query(n)));
  await eventually(async () => expect(await opened()).toBe(100));
  const [, , last] = sockets;
  last?.send(createSubscribeMessage('again', query(7)));
  await eventually(async () => expect(await opened()).toBe(101));
  last?.send(createSubscribeMessage('other', query(100)));
  await eventually(async () =>
    expect(last?.received.slice(1)).toMatchObject([
      { id: 'other', payload: { errors: [{ extensions: { code: 'RATE_LIMITED' } }] } },
      { id: 'other', type: 'complete' },
    ]),
  );
  await end(sockets);
});
