import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { findPassages } from '#documents/search/find-passages';
import { cosineSimilarity, packVector } from '#documents/search/vector';
import type { Models } from '#models/model';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import { createTestModels } from '#test/ask-model';
import type { TestClient } from '#test/client';
import { createDocumentWithPassages } from '#test/document-factory';
import { eventually } from '#test/eventually';
import { refuses } from '#test/model-answers';
import { type ModelStandIn, startModelStandIn } from '#test/model-stand-in';
import { openTestOrm, type TestOrm } from '#test/test-orm';
import { uploadDocument } from '#test/uploads';

const at = '/api/admin/ai-documents';

let stand: ModelStandIn;
let models: Models;
let app: TestApp;
let admin: TestClient;
let database: pg.Pool;
let orm: TestOrm;
beforeAll(async () => {
  stand = await startModelStandIn();
  models = await createTestModels(stand, {}, { OPENAI_EMBEDDING_MODEL: 'vectors' });
  app = await startTestApp({}, { models });
  admin = await signInAs(app, await app.make.user({ role: 'admin' }));
  database = new pg.Pool({ connectionString: app.databaseUrl });
  orm = await openTestOrm(app.databaseUrl);
});
afterAll(async () => {
  await orm.close();
  await database.end();
  await app.stop();
  await stand.stop();
});

/** All of its words are stop words of the full-text search. */
const question = 'What is it that we were to do here?';
const meant = 'To do here: what we were, that is it.';

const uploadAndRead = async (text: string) => {
  const { fileUrl } = await uploadDocument(admin, 'a.md', Buffer.from(text));
  const input = { title: 'A', fileName: 'a.md', fileUrl };
  const { id } = (await admin.send<{ id: string }>('POST', `${at}/process`, input)).body;
  await eventually(async () => {
    const { rows } = await database.query('select status from ai_documents where id = $1', [id]);
    expect(rows).toEqual([{ status: 'ready' }]);
  });
  return id;
};
const madeBy = async (id: string, source: string): Promise<Array<string | null>> =>
  (
    await database.query<{ vector_by: string | null }>(
      'select vector_by from ai_document_passages where document_id = $1 and source = $2 order by position',
      [id, source],
    )
  ).rows.map(({ vector_by }) => vector_by);
const find = async (documents: string[], text: string, most = 4) =>
  (await findPassages({ em: orm.fork(), models }, documents, text, most)).map(({ text: found }) => found);
const embedRest = () => database.query("select graphile_worker.add_job('embedPassages')");

test('a processed document is found by the meaning of a question', async () => {
  const id = await uploadAndRead(`# One\nNothing.\n# Two\n${meant}\n# Three\nNothing else.`);
  expect(await madeBy(id, 'file')).toEqual(['vectors', 'vectors', 'vectors']);
  expect((await find([id], question))[0]).toContain(meant);
});

test('passages found by both words and meaning rank above those found by one', async () => {
  const id = await createDocumentWithPassages(database, ['Cookies.', meant, `${meant} Cookies!`]);
  await embedRest();
  await eventually(async () => expect(await madeBy(id, 'text')).toEqual(['vectors', 'vectors', 'vectors']));
  expect((await find([id], `${question} Cookies?`))[0]).toBe(`${meant} Cookies!`);
});

test('if the embedding model fails, the document is still ready, and its vectors are computed later', async () => {
  stand.embedWith(refuses(400));
  const id = await uploadAndRead(`Cookies. ${meant}`);
  expect(await madeBy(id, 'file')).toEqual([null]);
  expect(await find([id], 'cookies', 1)).toEqual([`Cookies. ${meant}`]);
  await embedRest();
  await eventually(async () => expect(await madeBy(id, 'file')).toEqual(['vectors']));
});

test('documents entered by hand, and vectors of another model, are embedded in batches', async () => {
  const input = { title: 'By hand', fileName: 'a.md', fileUrl: 'https://files.example/a.md' };
  const { id } = (await admin.send<{ id: string }>('POST', at, input)).body;
  const old = await createDocumentWithPassages(
    database,
    Array.from({ length: 150 }, (_, n) => `Text ${n}`),
  );
  await database.query("update ai_document_passages set vector = '\\x01', vector_by = 'old' where document_id = $1", [
    old,
  ]);
  await embedRest();
  await eventually(async () => {
    expect(await madeBy(id, 'text')).toEqual(['vectors']);
    expect(new Set(await madeBy(old, 'text'))).toEqual(new Set(['vectors']));
  });
});

test('vectors of another model are not compared', async () => {
  const id = await createDocumentWithPassages(database, ['First.', meant]);
  await embedRest();
  await eventually(async () => expect(await madeBy(id, 'text')).toEqual(['vectors', 'vectors']));
  const embedder = models.embedder && { ...models.embedder, name: 'another' };
  const [first] = await findPassages({ em: orm.fork(), models: { ...models, embedder } }, [id], question, 1);
  expect(first?.text).toBe('First.');
});

test('a refused batch does not block the others; a failed one is retried', async () => {
  const id = await createDocumentWithPassages(
    database,
    Array.from({ length: 70 }, (_, n) => `Text ${n}`),
  );
  stand.embedWith(refuses(400));
  await embedRest();
  await eventually(async () => expect((await madeBy(id, 'text')).filter(Boolean).length).toBeGreaterThan(0));
  await embedRest();
  await eventually(async () => expect((await madeBy(id, 'text')).filter(Boolean)).toHaveLength(70));
});

test('while the question cannot be embedded, its words are searched', async () => {
  const id = await createDocumentWithPassages(database, [meant, 'Cookies.']);
  stand.embedWith(refuses(400));
  expect(await find([id], `${question} Cookies?`, 1)).toEqual(['Cookies.']);
});

test('many passages are compared without holding all in memory', async () => {
  const id = await createDocumentWithPassages(database, [meant]);
  await embedRest();
  await eventually(async () => expect(await madeBy(id, 'text')).toEqual(['vectors']));
  const [nearest] = (await models.embedder?.embed(['zzz'], new AbortController().signal)) ?? [];
  await database.query(
    `insert into ai_document_passages (id, created_at, updated_at, document_id, position, text, vector, vector_by)
     select gen_random_uuid(), now(), now(), $1, n, 'Other', $2, 'vectors' from generate_series(1, 2500) n`,
    [id, packVector(nearest ?? [])],
  );
  expect((await find([id], question))[0]).toBe(meant);
});

test('packed vectors keep their similarity', () => {
  const vectors = [
    [0.5, -0.5, 0.1],
    [0.4, -0.6, 0.2],
  ] as const;
  const [one, other] = vectors.map((vector) => packVector([...vector])) as [Buffer, Buffer];
  expect(cosineSimilarity(one, other)).toBeCloseTo(0.52 / Math.hypot(...vectors[0]) / Math.hypot(...vectors[1]), 2);
  expect(cosineSimilarity(one, one)).toBeCloseTo(1);
  expect(cosineSimilarity(one, packVector([0, 0, 0]))).toBe(0);
  expect(cosineSimilarity(one, packVector([1]))).toBe(0);
});
