import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import { eventually } from '#test/eventually';
import { queueBehindLock } from '#test/queue-behind-lock';
import { createDoc } from '#test/sample-doc';
import { createDocx, createPdf, createPdfText } from '#test/sample-documents';
import { sampleFiles } from '#test/sample-files';
import { getFileId, requestUpload, putFile, uploadFile, uploadDocument } from '#test/uploads';

interface Document {
  id: string;
  status: string;
  stage: string;
  failureReason: string | null;
  contentSummary: string | null;
  fileUrl: string;
}
const at = '/api/admin/ai-documents';
const again = { code: 'BAD_USER_INPUT', fields: { fileUrl: 'Please upload the file again' } };
const retry = 'mutation ($id: ID!) { retryDocument(id: $id) { status stage failureReason } }';

let app: TestApp;
let admin: TestClient, developer: TestClient, client: TestClient;
let database: pg.Client;
beforeAll(async () => {
  app = await startTestApp();
  [admin, developer, client] = await Promise.all([
    app.make.user({ role: 'admin' }).then((user) => signInAs(app, user)),
    app.make.user({ role: 'contractor', contractorRole: 'developer' }).then((user) => signInAs(app, user)),
    app.make.user().then((user) => signInAs(app, user)),
  ]);
  database = new pg.Client(app.databaseUrl);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

const process = (fileUrl: string, input: object = {}) =>
  admin.send<Document>('POST', `${at}/process`, { title: 'Handbook', fileName: 'handbook.md', fileUrl, ...input });
const getDocument = async (id: string) =>
  (await admin.send<Document[]>('GET', at)).body.find((document) => document.id === id);
const ended = async (id: string, status: string) =>
  eventually(async () => expect(await getDocument(id)).toMatchObject({ status, stage: status }));
const getPassages = async (id: string): Promise<object[]> =>
  (
    await database.query(
      'select source, place, position, text from ai_document_passages where document_id = $1 order by source desc, position',
      [id],
    )
  ).rows;
const uploadAndProcess = async (name: string, bytes: Buffer) =>
  (await process((await uploadDocument(admin, name, bytes)).fileUrl, { fileName: name })).body.id;

test('a file is uploaded, read and indexed in the background; editing the text keeps the passages of the file', async () => {
  const permission = await admin.send<{ uploadURL: string; fileUrl: string }>('POST', `${at}/upload`, {
    fileName: 'handbook.md',
  });
  expect(permission.status).toBe(200);
  const { fileUrl } = permission.body;
  const text = '# Sessions\nCookies are never read by scripts.\n# Mail\nEvery mail is queued. It is sent once.';
  expect((await putFile(permission.body, Buffer.from(text))).status).toBe(201);
  const made = await process(fileUrl, { tags: [' security ', ''], contentType: 'guide' });
  expect(made).toMatchObject({
    status: 202,
    body: { title: 'Handbook', contentType: 'guide', fileUrl, tags: ['security'], status: 'processing' },
  });
  const { id } = made.body;
  await ended(id, 'ready');
  const ofFile = [
    { source: 'file', place: 'Sessions', position: 0, text: '# Sessions\nCookies are never read by scripts.' },
    { source: 'file', place: 'Mail', position: 1, text: '# Mail\nEvery mail is queued. It is sent once.' },
  ];
  expect(await getPassages(id)).toEqual([{ source: 'text', place: null, position: 0, text: 'Handbook' }, ...ofFile]);
  expect((await getDocument(id))?.contentSummary).toBe('Cookies are never read by scripts. Every mail is queued.');

  await admin.send('PUT', `${at}/${id}`, { title: 'Changed', contentSummary: '' });
  expect(await getPassages(id)).toEqual([{ source: 'text', place: null, position: 0, text: 'Changed' }, ...ofFile]);
  await admin.send('PUT', `${at}/${id}`, { fileUrl: 'https://files.example/elsewhere.md' });
  expect(await getPassages(id)).toEqual([{ source: 'text', place: null, position: 0, text: 'Changed' }]);
});

test.each([
  ['a.pdf', createPdf(1, createPdfText('From a page')), { place: 'Page 1', text: 'From a page' }],
  ['a.docx', createDocx([{ text: 'From Word' }]), { place: null, text: 'From Word' }],
  ['a.doc', createDoc('From old Word'), { place: null, text: 'From old Word' }],
  ['a.TXT', Buffer.from('From a text'), { place: null, text: 'From a text' }],
  ['a.markdown', Buffer.from('From Markdown'), { place: null, text: 'From Markdown' }],
])('%s becomes passages', async (name, bytes, passage) => {
  const id = await uploadAndProcess(name, bytes);
  await ended(id, 'ready');
  expect((await getPassages(id))[1]).toMatchObject({ source: 'file', ...passage });
});

test('a file that cannot be read reports why to administrators, and can be retried', async () => {
  const id = await uploadAndProcess('broken.pdf', sampleFiles.pdf);
  await ended(id, 'failed');
  expect((await getDocument(id))?.failureReason).toBe("Couldn't read this file. It seems to be damaged");
  const { body } = await developer.send<Document[]>('GET', at);
  expect(body.find((document) => document.id === id)).toMatchObject({ status: 'failed', failureReason: null });
  expect((await getPassages(id)).length).toBe(1);

  const answers = await Promise.all(Array.from({ length: 50 }, () => admin.graphql<object>(retry, { id })));
  const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code);
  expect(codes.filter((code) => code === undefined).length).toBeGreaterThan(0);
  expect(new Set(codes.filter(Boolean))).toEqual(new Set(['CONFLICT']));
  await ended(id, 'failed');
});

test('processing that a server abandoned is resumed, wherever it stopped', async () => {
  for (const stage of ['received', 'reading', 'indexing']) {
    const id = await uploadAndProcess('left.txt', Buffer.from('Read once.'));
    await ended(id, 'ready');
    const once = await getPassages(id);
    await database.query(
      `update ai_documents set status = 'processing', stage = $2, updated_at = now() - interval '4 minutes' where id = $1`,
      [id, stage],
    );
    await database.query("select graphile_worker.add_job('resumeReadings')");
    await ended(id, 'ready');
    expect(await getPassages(id)).toEqual(once);
  }
});

test('processing that never completes is given up', async () => {
  const id = await uploadAndProcess('loop.txt', Buffer.from('Text.'));
  await ended(id, 'ready');
  await database.query(
    `update ai_documents set status = 'processing', stage = 'reading', is_read = false, readings = 10, updated_at = now() - interval '1 day' where id = $1`,
    [id],
  );
  await database.query("select graphile_worker.add_job('resumeReadings')");
  await ended(id, 'failed');
  expect((await getDocument(id))?.failureReason).toMatch(/several times/);
});

test('a document waits while its file is unavailable, and nothing is lost', async () => {
  const permission = await uploadDocument(admin, 'away.txt', Buffer.from('Text.'));
  await rm(path.join(app.dataDir, 'files/ai_document', getFileId(permission)));
  const { id } = (await process(permission.fileUrl)).body;
  await eventually(async () => {
    const { rows } = await database.query('select attempts, last_error from graphile_worker.jobs where key = $1', [
      `readDocument:${id}`,
    ]);
    expect(rows[0]).toMatchObject({ attempts: 1, last_error: expect.stringContaining('There is no such file') });
  });
  expect(await getDocument(id)).toMatchObject({ status: 'processing', stage: 'reading' });
});

test('of fifty documents created from one file at the same time, one is stored', async () => {
  const { fileUrl } = await uploadDocument(admin, 'race.txt', Buffer.from('Race.'));
  const answers = await queueBehindLock(
    {
      databaseUrl: app.databaseUrl,
      sql: 'select 1 from stored_files where id = $1 for update',
      values: [getFileId({ fileUrl })],
      waiting: 2,
    },
    Array.from({ length: 50 }, () => () => process(fileUrl)),
  );
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
  for (const { status, body } of answers) if (status !== 202) expect(body).toMatchObject(again);
  const { rows } = await database.query('select 1 from ai_documents where file_url = $1', [fileUrl]);
  expect(rows).toHaveLength(1);
});

test('a missing file, or one with another purpose, must be uploaded again', async () => {
  const enquiry = await uploadFile(app, 'offer.pdf', sampleFiles.pdf);
  const notYet = await requestUpload(app, 'offer.pdf');
  const nowhere = '/api/files/00000000-0000-7000-8000-000000000000';
  for (const fileUrl of [enquiry.fileUrl, notYet.fileUrl, nowhere, '/api/files/x', 'https://files.example/a.pdf'])
    expect(await process(fileUrl)).toMatchObject({ status: 400, body: again });
});

test('administrators download the file of every document, contractors those of active ones, others none', async () => {
  const { fileUrl } = await uploadDocument(admin, 'who.txt', Buffer.from('Who?'));
  const seenBy = async (who: TestClient) => (await who.send('GET', fileUrl)).status;
  expect([await seenBy(admin), await seenBy(developer), await seenBy(client)]).toEqual([200, 404, 404]);
  const { id } = (await process(fileUrl)).body;
  expect([await seenBy(admin), await seenBy(developer), await seenBy(client)]).toEqual([200, 200, 404]);
  await admin.send('PUT', `${at}/${id}`, { isActive: false });
  expect([await seenBy(admin), await seenBy(developer), await seenBy(app.client)]).toEqual([200, 404, 401]);
});
