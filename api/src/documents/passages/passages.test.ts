import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { addMissingPassages } from '#documents/passages/add-missing-passages';
import { splitSections } from '#documents/passages/add-passages';
import { splitPassages } from '#documents/passages/split-passages';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import { queueBehindLock } from '#test/queue-behind-lock';
import { openTestOrm } from '#test/test-orm';

const path = '/api/admin/ai-documents';
const file = { fileName: 'handbook.pdf', fileUrl: 'https://files.example/handbook.pdf' };

let app: TestApp;
let admin: TestClient;
let database: pg.Client;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signInAs(app, await app.make.user({ role: 'admin' }));
  database = new pg.Client(app.databaseUrl);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

const create = async (input: object) => (await admin.send<{ id: string }>('POST', path, { ...file, ...input })).body.id;
const change = (id: string, input: object) => admin.send('PUT', `${path}/${id}`, input);
const getPassages = async (id: string): Promise<Array<{ id: string; position: number; text: string }>> =>
  (
    await database.query(
      'select id, position, text from ai_document_passages where document_id = $1 order by position',
      [id],
    )
  ).rows;
const toTexts = async (id: string) => (await getPassages(id)).map(({ text }) => text);

test('a document has passages of its written text, which follow its changes', async () => {
  const id = await create({ title: 'Handbook', description: 'How we work', contentSummary: 'Day by day' });
  expect(await getPassages(id)).toMatchObject([{ position: 0, text: 'Handbook\n\nHow we work\n\nDay by day' }]);
  await change(id, { contentSummary: `${'a'.repeat(1200)}\n\n${'b'.repeat(1200)}`, description: '' });
  expect(await getPassages(id)).toMatchObject([
    { position: 0, text: 'Handbook' },
    { position: 1, text: 'a'.repeat(1200) },
    { position: 2, text: 'b'.repeat(1200) },
  ]);
});

test('passages stay unless the text changes, and are deleted with their document', async () => {
  const id = await create({ title: 'Handbook' });
  const before = await getPassages(id);
  await change(id, { tags: ['new'], isActive: false, title: 'Handbook' });
  expect(await getPassages(id)).toEqual(before);
  await admin.send('DELETE', `${path}/${id}`);
  expect(await getPassages(id)).toEqual([]);
});

test('full-text search finds passages by their words in any form', async () => {
  const id = await create({ title: 'Sessions', contentSummary: 'Cookies are never readable by scripts' });
  const { rows } = await database.query(
    "select document_id from ai_document_passages where searched @@ websearch_to_tsquery('english', 'cookie script')",
  );
  expect(rows).toEqual([{ document_id: id }]);
});

test('after fifty concurrent changes the passages are those of the last one', async () => {
  const id = await create({ title: 'Race' });
  const answers = await queueBehindLock(
    {
      databaseUrl: app.databaseUrl,
      sql: 'select 1 from ai_documents where id = $1 for update',
      values: [id],
      waiting: 2,
    },
    Array.from({ length: 50 }, (_, n) => () => change(id, { title: `Race ${n}` })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const { rows } = await database.query('select title from ai_documents where id = $1', [id]);
  expect(await toTexts(id)).toEqual([rows[0].title]);
});

test('if the passages cannot be stored, neither is the document or its change', async () => {
  const id = await create({ title: 'Before' });
  await database.query('alter table ai_document_passages rename to away');
  expect((await admin.send('POST', path, { ...file, title: 'Lost' })).status).toBe(500);
  expect((await change(id, { title: 'After' })).status).toBe(500);
  await database.query('alter table away rename to ai_document_passages');
  const titles = (await admin.list<{ title: string }>(path)).map(({ title }) => title);
  expect(titles).toContain('Before');
  expect(titles).not.toContain('Lost');
});

test('documents from before passages existed get theirs, once', async () => {
  const old = await Promise.all(Array.from({ length: 101 }, () => app.make.aiDocument({ title: 'From before' })));
  const orm = await openTestOrm(app.databaseUrl);
  for (const _start of [1, 2]) await addMissingPassages({ em: orm.fork() });
  await orm.close();
  for (const { id } of old) expect(await toTexts(id)).toEqual(['From before']);
});

test('no passage is only a page number', () => {
  const sections = ['One.', '12', ' – 3 – ', 'Page 4 of 10', 'Seite 5', 'iv', '\u00a0 \n', '*', '6/10', 'p. 7'];
  expect(splitSections(sections.map((text) => ({ place: null, text }))).map(({ text }) => text)).toEqual(['One.']);
  const kept = ['42 euros', '§ 3 Abs. 2', '你好', 'C', '2026-11-21', '12345'];
  expect(splitSections(kept.map((text) => ({ place: null, text }))).map(({ text }) => text)).toEqual(kept);
});

test.each([
  ['nothing', ' \n\n ', []],
  ['short paragraphs go together', 'One.\r\n\r\nTwo.\n \n\nThree.', ['One.\n\nTwo.\n\nThree.']],
  ['a long one is cut after a sentence', `${'Word. '.repeat(300)}End.`, [/Word\.$/, /^Word\..*End\.$/s]],
  ['one without sentences between words', 'word '.repeat(300), [/word$/, /^word/]],
  ['one without words anywhere', 'x'.repeat(2500), [/^x{1200}$/, /^x{1200}$/, /^x{100}$/]],
  ['but not in the middle of a character', `x${'😀'.repeat(700)}`, [/^x(😀){599}$/u, /^(😀){101}$/u]],
])('splitting: %s', (_name, text, expected) => {
  const passages = splitPassages(text);
  expect(passages).toHaveLength(expected.length);
  for (const [index, each] of expected.entries()) expect(passages[index]).toMatch(each);
  expect(Math.max(0, ...passages.map(({ length }) => length))).toBeLessThanOrEqual(1200);
});
