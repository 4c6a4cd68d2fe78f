import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import { recordStatements } from '#test/statements';

interface Conversation {
  id: string;
  title: string;
  promptTemplates: Array<{ id: number; name: string }>;
}
const path = '/api/developer/conversations';
const missing = 'Please provide a title and select at least one Jarvis template.';

let app: TestApp;
let developer: TestClient, other: TestClient, admin: TestClient, client: TestClient;
let engineer: number, reviewer: number, retired: number;
beforeAll(async () => {
  app = await startTestApp();
  const contractor = () => app.make.user({ role: 'contractor', contractorRole: 'developer' });
  [developer, other, admin, client] = await Promise.all([
    contractor().then((user) => signInAs(app, user)),
    contractor().then((user) => signInAs(app, user)),
    app.make.user({ role: 'admin' }).then((user) => signInAs(app, user)),
    app.make.user().then((user) => signInAs(app, user)),
  ]);
  engineer = (await app.make.promptTemplate({ name: 'Engineer' })).id;
  reviewer = (await app.make.promptTemplate({ name: 'Reviewer' })).id;
  retired = (await app.make.promptTemplate({ name: 'Retired', isActive: false })).id;
});
afterAll(() => app.stop());

const start = async (who: TestClient, title: string, templateIds = [engineer]) =>
  (await who.send<Conversation>('POST', path, { title, templateIds })).body;
const titles = async (who: TestClient) => (await who.list<Conversation>(path)).map(({ title }) => title);

test('a conversation keeps its templates in the selected order, also after an update', async () => {
  const made = await developer.send<Conversation>('POST', path, {
    title: ' Sessions ',
    templateIds: [reviewer, engineer],
  });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    title: 'Sessions',
    promptTemplates: [
      { id: reviewer, name: 'Reviewer', description: null },
      { id: engineer, name: 'Engineer' },
    ],
  });
  const change = (input: object) => developer.send<Conversation>('PUT', `${path}/${made.body.id}`, input);
  const turned = await change({ templateIds: [engineer, reviewer] });
  expect(turned.body.promptTemplates.map(({ name }) => name)).toEqual(['Engineer', 'Reviewer']);
  const renamed = await change({ title: 'Cookies' });
  expect(renamed).toMatchObject({
    status: 200,
    body: { title: 'Cookies', promptTemplates: turned.body.promptTemplates },
  });
});

test('the list has the viewer’s own conversations, most recently updated first, in one statement', async () => {
  const first = await start(other, 'First');
  await start(other, 'Second', [engineer, reviewer]);
  expect(await titles(other)).toEqual(['Second', 'First']);
  await other.send('PUT', `${path}/${first.id}`, { templateIds: [reviewer] });
  expect(await titles(other)).toEqual(['First', 'Second']);
  const { statements } = await recordStatements(() => other.send('GET', path));
  expect(statements.filter((text) => text.includes('conversation_templates'))).toHaveLength(1);
  expect(await titles(admin)).toEqual([]);
});

test('pages of the list follow its order', async () => {
  const owner = await signInAs(app, await app.make.user({ role: 'admin' }));
  for (const title of ['A', 'B', 'C']) await start(owner, title);
  const page = 'query ($after: String) { conversations(first: 2, after: $after) { edges { cursor node { title } } } }';
  interface Page {
    conversations: { edges: Array<{ cursor: string; node: { title: string } }> };
  }
  const { data } = await owner.graphql<Page>(page);
  expect(data.conversations.edges.map(({ node }) => node.title)).toEqual(['C', 'B']);
  const next = await owner.graphql<Page>(page, { after: data.conversations.edges[1]?.cursor });
  expect(next.data.conversations.edges.map(({ node }) => node.title)).toEqual(['A']);

  const id = '0190d3a8-0000-7000-8000-000000000000';
  for (const keys of [
    ['yesterday', id],
    ['2026-13-01T00:00:00Z', id],
    ['2026-02-30T00:00:00Z', id],
    [id, id],
    [1, id],
  ]) {
    const after = Buffer.from(JSON.stringify(keys)).toString('base64url');
    expect((await owner.graphql(page, { after })).errors?.[0]?.extensions.code).toBe('MALFORMED_REQUEST');
  }
});

test("no one can access another person's conversation, by any operation", async () => {
  const { id } = await start(developer, 'Mine');
  for (const who of [other, admin]) {
    expect((await who.send('PUT', `${path}/${id}`, { title: 'Theirs' })).status).toBe(404);
    expect((await who.send('DELETE', `${path}/${id}`)).status).toBe(404);
    expect((await who.send('GET', `${path}/${id}/messages`)).status).toBe(404);
  }
  expect((await client.send('GET', path)).status).toBe(403);
  expect((await developer.send('GET', `${path}/1/messages`)).body).toMatchObject({ code: 'MALFORMED_REQUEST' });
});

test('messages are listed oldest first, with their referenced documents, and are deleted with their conversation', async () => {
  const conversation = await start(developer, 'Said');
  const document = { id: '0190d3a8-0000-7000-8000-000000000000', title: 'Handbook', passages: [] };
  await app.make.message(conversation, { role: 'user', content: 'Question' });
  await app.make.message(conversation, { role: 'assistant', content: 'Answer', referencedDocuments: [document] });
  const at = `${path}/${conversation.id}`;
  expect((await developer.send('GET', `${at}/messages`)).body).toMatchObject([
    { role: 'user', content: 'Question', status: 'complete', metadata: { referencedDocuments: [] } },
    { role: 'assistant', content: 'Answer', metadata: { referencedDocuments: [document] } },
  ]);
  expect(await developer.send('DELETE', at)).toMatchObject({ status: 204, body: '' });
  expect((await developer.send('GET', `${at}/messages`)).status).toBe(404);
});

test("a deactivated template can't be selected, but may stay", async () => {
  expect(await developer.send('POST', path, { title: 'A', templateIds: [retired] })).toMatchObject({
    status: 400,
    body: { fields: { templateIds: "One of the templates isn't available" } },
  });
  const fading = (await app.make.promptTemplate({ name: 'Fading' })).id;
  const { id } = await start(developer, 'Kept', [fading]);
  await admin.send('PUT', `/api/admin/prompt-templates/${fading}`, { isActive: false });
  const kept = await developer.send<Conversation>('PUT', `${path}/${id}`, { templateIds: [engineer, fading] });
  expect(kept.body.promptTemplates.map(({ name }) => name)).toEqual(['Engineer', 'Fading']);

  await admin.send('DELETE', `/api/admin/prompt-templates/${fading}`);
  const { body } = await developer.send<Conversation[]>('GET', path);
  expect(body.find((one) => one.id === id)?.promptTemplates.map(({ name }) => name)).toEqual(['Engineer']);
});

test.each([
  [{}, { title: missing, templateIds: missing }],
  [
    { title: '  ', templateIds: [] },
    { title: missing, templateIds: missing },
  ],
  [{ title: 'A', templateIds: [1, 1] }, { templateIds: 'A template can be added only once' }],
  [{ title: 'a'.repeat(201), templateIds: [1] }, { title: 'Please keep this to 200 characters' }],
  [{ title: 'A', templateIds: [2_147_483_647] }, { templateIds: "One of the templates isn't available" }],
])('an invalid conversation says which field is wrong: %#', async (input, fields) => {
  expect(await developer.send('POST', path, input)).toMatchObject({
    status: 400,
    body: { code: 'BAD_USER_INPUT', fields },
  });
});

test('released portals still get the templates by their former name', async () => {
  await start(developer, 'Names', [reviewer, engineer]);
  const { data } = await developer.graphql(
    '{ conversations(first: 1) { edges { node { templates { id } promptTemplates { id } } } } }',
  );
  const templates = [{ id: reviewer }, { id: engineer }];
  expect(data).toEqual({ conversations: { edges: [{ node: { templates, promptTemplates: templates } }] } });
});
