import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';

interface Resource {
  id: string;
  title: string;
}
const path = '/api/knowledge-resources';
const list =
  'query ($hub: KnowledgeHub, $category: KnowledgeCategory, $search: String) { knowledgeResources(filter: { hub: $hub, category: $category, search: $search }) { edges { node { id title } } } }';

let app: TestApp;
let client: TestClient, developer: TestClient, analyst: TestClient, admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  [client, developer, analyst, admin] = await Promise.all([
    app.make.user().then((user) => signInAs(app, user)),
    app.make.user({ role: 'contractor', contractorRole: 'developer' }).then((user) => signInAs(app, user)),
    app.make.user({ role: 'product_analyst' }).then((user) => signInAs(app, user)),
    app.make.user({ role: 'admin' }).then((user) => signInAs(app, user)),
  ]);
});
afterAll(() => app.stop());

const found = async (who: TestClient, filter: object = {}) => {
  const { data } = await who.graphql<{ knowledgeResources: { edges: Array<{ node: Resource }> } }>(list, filter);
  return data.knowledgeResources.edges.map(({ node }) => node.title);
};

test('everyone signed in sees published resources; only editors see drafts; signed-out visitors see none', async () => {
  const shown = await app.make.knowledgeResource();
  const draft = await app.make.knowledgeResource({ isPublished: false });
  for (const who of [client, developer]) {
    const titles = await found(who);
    expect(titles).toContain(shown.title);
    expect(titles).not.toContain(draft.title);
  }
  for (const who of [analyst, admin]) {
    const { body } = await who.send<Resource[]>('GET', path);
    expect(body.slice(0, 2).map(({ title }) => title)).toEqual([draft.title, shown.title]);
  }
  expect((await app.client.send('GET', path)).status).toBe(401);
});

test('a resource is created with defaults, updated partially and deleted', async () => {
  const made = await analyst.send<Resource>('POST', path, {
    title: '  Offer template ',
    category: 'contract',
    hub: 'dochub',
    fileUrl: '',
    tags: [' law ', ''],
  });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    title: 'Offer template',
    fileUrl: null,
    thumbnailUrl: null,
    tags: ['law'],
    difficulty: null,
    isPublished: true,
    isPremium: false,
    viewCount: 0,
  });

  const at = `${path}/${made.body.id}`;
  const changed = await admin.send('PUT', at, { isPublished: false, difficulty: 'advanced' });
  expect(changed).toMatchObject({
    status: 200,
    body: { title: 'Offer template', isPublished: false, difficulty: 'advanced', tags: ['law'] },
  });
  const gone = await admin.send('DELETE', at);
  expect([gone.status, gone.body]).toEqual([204, '']);
  expect((await admin.send('DELETE', at)).status).toBe(404);
  expect((await admin.send('PUT', `${path}/1`, {})).body).toMatchObject({ code: 'MALFORMED_REQUEST' });
});

test('only editors can change a resource', async () => {
  const { id } = await app.make.knowledgeResource();
  for (const who of [client, developer]) {
    expect((await who.send('POST', path, {})).status).toBe(403);
    expect((await who.send('PUT', `${path}/${id}`, { title: 'Mine' })).status).toBe(403);
    expect((await who.send('DELETE', `${path}/${id}`)).status).toBe(403);
  }
});

test.each([
  [{}, { title: 'Title is required', category: 'Please select a category', hub: 'Please select a hub' }],
  [
    { title: ' ', category: 'recipe' },
    { title: 'Title is required', category: 'Please select a category' },
  ],
  [{ fileUrl: 'javascript:alert(1)' }, { fileUrl: 'Please enter a valid web address' }],
  [{ thumbnailUrl: 'no address' }, { thumbnailUrl: 'Please enter a valid web address' }],
  [{ difficulty: 'impossible' }, { difficulty: 'Please select a difficulty' }],
  [{ title: 'a'.repeat(201) }, { title: 'Please keep this to 200 characters' }],
  [{ title: 'nul\0' }, { title: 'Please remove the invisible characters' }],
])('an invalid resource says which field is wrong: %#', async (input, fields) => {
  expect(await admin.send('POST', path, input)).toMatchObject({
    status: 400,
    body: { code: 'BAD_USER_INPUT', fields },
  });
});

test('the list is filtered by hub, category and text, without wildcards', async () => {
  const make = (input: object) => admin.send('POST', path, { category: 'course', hub: 'upskill', ...input });
  await make({ title: 'React Mastery' });
  await make({ title: 'Leading', description: '100% practice, with react' });
  await make({ title: 'Other hub React', hub: 'dochub' });
  expect(await found(client, { hub: 'upskill', category: 'course', search: 'REACT' })).toEqual([
    'Leading',
    'React Mastery',
  ]);
  expect(await found(client, { hub: 'upskill', search: '0% p' })).toEqual(['Leading']);
  expect(await found(client, { hub: 'upskill', search: '_' })).toEqual([]);
  expect(await found(client, { hub: 'upskill', category: 'tool' })).toEqual([]);
  const { errors } = await client.graphql(list, { search: 'a'.repeat(201) });
  expect(errors?.[0]?.extensions).toMatchObject({ fields: { search: 'Please keep this to 200 characters' } });
});

test('a suggested tool becomes a draft of the AI Nexus, and the contractor is informed', async () => {
  const suggest = 'mutation ($input: SuggestToolInput!) { suggestTool(input: $input) { id title message } }';
  const { data } = await developer.graphql<{ suggestTool: Resource }>(suggest, {
    input: { title: 'Quick Linter', fileUrl: 'https://linter.example' },
  });
  expect(data.suggestTool).toMatchObject({ title: 'Quick Linter', message: expect.stringContaining('draft') });
  expect(await found(analyst, { hub: 'ai_nexus', category: 'tool' })).toEqual(['Quick Linter']);
  expect(await found(developer, { hub: 'ai_nexus' })).toEqual([]);
});
