import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { v7 } from 'uuid';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import { eventually } from '#test/eventually';
import { recordStatements } from '#test/statements';
import { uploadDocument } from '#test/uploads';

interface Passage {
  id: string;
  document: { id: string; title: string };
  source: string;
  place: string | null;
  position: number;
  text: string;
  before: string | null;
  after: string | null;
}
interface Page {
  edges: Array<{ node: Passage }>;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}
const at = '/api/admin/ai-documents';
const fields = 'id document { id title } source place position text before after';
const one = `query ($id: ID!) { passage(id: $id) { ${fields} } }`;
const all = `query ($id: ID!, $first: Int, $after: String) { documentPassages(documentId: $id, first: $first, after: $after) {
  edges { node { ${fields} } } pageInfo { hasNextPage endCursor } } }`;

let app: TestApp;
let admin: TestClient, developer: TestClient;
let document: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signInAs(app, await app.make.user({ role: 'admin' }));
  developer = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'developer' }));
  const { fileUrl } = await uploadDocument(
    admin,
    'a.md',
    Buffer.from('# One\nFirst.\n# Two\nSecond.\n# Three\nThird.'),
  );
  const input = { title: 'Handbook', fileName: 'a.md', fileUrl };
  document = (await admin.send<{ id: string }>('POST', `${at}/process`, input)).body.id;
  await eventually(async () => expect((await read(developer))?.edges).toHaveLength(4));
});
afterAll(() => app.stop());

const read = async (who: TestClient, variables: object = {}, id = document) =>
  (await who.graphql<{ documentPassages: Page | null }>(all, { id, ...variables })).data.documentPassages;
const passage = async (who: TestClient, id: string) =>
  (await who.graphql<{ passage: Passage | null }>(one, { id })).data.passage;

const inOrder = [
  { source: 'text', place: null, position: 0, text: 'Handbook', before: null, after: null },
  { source: 'file', place: 'One', position: 0, text: '# One\nFirst.', before: null, after: '# Two\nSecond.' },
  {
    source: 'file',
    place: 'Two',
    position: 1,
    text: '# Two\nSecond.',
    before: '# One\nFirst.',
    after: '# Three\nThird.',
  },
  { source: 'file', place: 'Three', position: 2, text: '# Three\nThird.', before: '# Two\nSecond.', after: null },
];

test('the text of a document is read in order, its written text first, across pages too', async () => {
  const whole = await read(admin);
  expect(whole?.edges.map(({ node }) => node)).toMatchObject(inOrder);
  expect(whole?.edges[0]?.node.document).toEqual({ id: document, title: 'Handbook' });
  const first = await read(developer, { first: 2 });
  const rest = await read(developer, { first: 2, after: first?.pageInfo.endCursor });
  expect([first, rest].map((page) => page?.pageInfo.hasNextPage)).toEqual([true, false]);
  expect([first, rest].flatMap((page) => page?.edges.map(({ node }) => node))).toMatchObject(inOrder);
});

test('a passage is read with the text before and after it', async () => {
  const passages = (await read(admin))?.edges.map(({ node }) => node) ?? [];
  for (const [index, { id }] of passages.entries())
    expect(await passage(developer, id)).toMatchObject({ id, ...inOrder[index] });
});

test('the neighbors of a page of passages are not queried one by one', async () => {
  await read(admin);
  const { statements } = await recordStatements(() => read(admin));
  expect(statements.filter((sql) => sql.includes('ai_document_passages')).length).toBeLessThanOrEqual(5);
});

test('contractors read documents they can select, administrators all; a deleted one is null', async () => {
  const id = (await read(admin))?.edges[1]?.node.id ?? '';
  const database = new pg.Client(app.databaseUrl);
  await database.connect();
  const states = [
    "is_active = false, status = 'ready', stage = 'ready'",
    "is_active = true, status = 'processing', stage = 'indexing'",
  ];
  for (const state of states) {
    await database.query(`update ai_documents set ${state} where id = $1`, [document]);
    expect([await passage(developer, id), await read(developer)]).toEqual([null, null]);
    expect((await passage(admin, id))?.id).toBe(id);
    expect((await read(admin))?.edges).toHaveLength(4);
  }
  await database.query("update ai_documents set status = 'ready', stage = 'ready' where id = $1", [document]);
  await database.end();
  expect((await passage(developer, id))?.id).toBe(id);
  await admin.send('DELETE', `${at}/${document}`);
  expect([await passage(admin, id), await read(admin), await read(admin, {}, v7())]).toEqual([null, null, null]);
});
