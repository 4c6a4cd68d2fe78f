import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { type ActionItemKind, actionItemKinds } from 'rules/action-items';
import type { Principal } from 'rules/people';
import { canOpenScreen } from 'rules/screen-access';
import { sampleViewers } from '#access/access-table';
import { startTestApp, type TestApp } from '#test/app';
import { createTestClient, type TestClient } from '#test/client';
import { submitEnquiry } from '#test/enquiries';
import type { TestUser } from '#test/factories';
import { signInAs } from '#test/sign-in-as';

let app: TestApp;
let database: pg.Client;
let people: Array<{ who: string; principal: Principal; user: TestUser | null; client: TestClient }>;
beforeAll(async () => {
  app = await startTestApp();
  database = new pg.Client(app.databaseUrl);
  await database.connect();
  people = await createPeople();
  await createEveryKind();
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

const createPeople = () =>
  Promise.all(
    Object.entries(sampleViewers).flatMap(([who, principal]) => (principal ? [createPerson(who, principal)] : [])),
  );

async function createPerson(who: string, principal: Principal) {
  if (principal.isFounder) return { who, principal, user: null, client: await signInFounder() };
  const user = await app.make.user(principal);
  return { who, principal, user, client: await signInAs(app, user) };
}

async function signInFounder(): Promise<TestClient> {
  const client = createTestClient(app.url);
  const founder = { email: 'founder@test.test', password: 'founder-password-123' };
  expect((await client.send('POST', '/api/auth/login', founder)).status).toBe(200);
  return client;
}

/** Something of each kind, for each person who can have it. */
async function createEveryKind(): Promise<void> {
  const find = (name: string) => people.find(({ who }) => who === name)?.user as TestUser;
  for (const name of ['sales', 'admin'])
    await app.make.lead({}, { owner_id: find(name).id, next_step: 'Call', next_step_due_on: '2026-01-05' });
  const [client, developer, tester, pm] = [find('client'), find('developer'), find('tester'), find('pm')];
  const team = { client, developer, tester, projectManager: pm };
  const long = new Date(Date.now() - 30 * 24 * 60 * 60_000);
  const project = await app.make.project({ ...team, status: 'testing', createdAt: long });
  await app.make.project({ ...team, status: 'completed' });
  await app.make.project({ client, status: 'pending' });
  await app.make.task({ project, title: 'Late', dueOn: '2026-01-05' });
  await app.make.task({ project, title: 'Late too', dueOn: '2026-01-05', assignee: tester, assignedAt: long });
  await app.make.task({ project, title: 'New', assignee: developer, assignedAt: new Date() });
  const answered = await app.make.ticket({ client, project });
  await (
    await signInAs(app, developer)
  ).graphql('mutation ($id: ID!) { replyToTicket(id: $id, input: { content: "Better now?" }) { id } }', {
    id: answered.id,
  });
  await app.make.ticket({ client, project, createdAt: long });
  await app.make.clientStoreRequest();
  await submitEnquiry(app, 'ada@visitor.test');
  await database.query("update enquiries set created_at = now() - interval '2 days'");
  await app.make.aiDocument({ isUnread: true });
  await app.make.invitation();
  await app.make.knowledgeResource({ isPublished: false });
  const webhook = await app.make.webhook({ isOff: true });
  await database.query('update webhooks set turned_off_by_server = true where id = $1', [webhook.id]);
}

test('every action item, of every kind and for every kind of person, has a link that the person can open', async () => {
  const seen = new Set<ActionItemKind>();
  for (const { who, principal, client } of people) {
    const { data } = await client.graphql<{ needsMe: { items: Array<{ kind: ActionItemKind; path: string }> } }>(
      '{ needsMe { items { kind path } } }',
    );
    for (const { kind, path } of data.needsMe.items) {
      seen.add(kind);
      const { pathname } = new URL(path, 'https://labs.test');
      expect({ who, kind, path, canOpen: canOpenScreen(pathname, principal) }).toMatchObject({ canOpen: true });
    }
  }
  expect([...seen].toSorted()).toEqual(actionItemKinds.toSorted());
});
