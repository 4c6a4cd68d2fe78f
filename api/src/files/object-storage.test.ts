import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import type { TestClient } from '#test/client';
import { startTestApp } from '#test/app';
import { eventually } from '#test/eventually';
import { type AppWithFiles, startTestAppWithFiles } from '#test/file-stores';
import type { ObjectStorage } from '#test/object-storage';
import { sampleFiles } from '#test/sample-files';
import { getFileId, requestUpload, putFile, listStoredNames, uploadDocument } from '#test/uploads';

interface Document {
  id: string;
  status: string;
  failureReason: string | null;
}
const documents = '/api/admin/ai-documents';
const unavailable = {
  status: 503,
  body: { code: 'UNAVAILABLE', message: "The file storage isn't available right now. Please try again shortly" },
};

let app: AppWithFiles;
let storage: ObjectStorage;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestAppWithFiles('object storage');
  storage = app.storage as ObjectStorage;
  admin = await signInAs(app, await app.make.user({ role: 'admin' }));
});
afterAll(() => app.stop());

const process = async (fileUrl: string) =>
  (await admin.send<Document>('POST', `${documents}/process`, { title: 'Handbook', fileName: 'a.md', fileUrl })).body
    .id;
const getDocument = async (id: string) =>
  (await admin.send<Document[]>('GET', documents)).body.find((document) => document.id === id);

test('a file is stored only in the bucket, and a document is read from there', async () => {
  const permission = await uploadDocument(admin, 'a.md', Buffer.from('# Mail\nEvery mail is queued.'));
  const keys = await storage.keys();
  expect(keys.filter((key) => !key.startsWith('remotes/'))).toEqual([`ai_document/${getFileId(permission)}`]);
  expect(await listStoredNames(app)).toEqual([getFileId(permission)]);
  const id = await process(permission.fileUrl);
  await eventually(async () => expect(await getDocument(id)).toMatchObject({ status: 'ready' }));
  expect((await admin.send('GET', permission.fileUrl)).body).toBe('# Mail\nEvery mail is queued.');
});

test('an upload permitted by one server is accepted by another, and any of them serves it', async () => {
  const other = await startTestApp({ ...storage.env, DATABASE_URL: app.databaseUrl });
  const permission = await requestUpload(app, 'offer.pdf');
  const { pathname, search } = new URL(permission.uploadURL);
  const bytes = await putFile({ uploadURL: other.url + pathname + search }, sampleFiles.pdf);
  expect(bytes.status).toBe(201);
  expect(await putFile(permission, sampleFiles.pdf)).toMatchObject({ status: 409 });
  await other.stop();
  const response = await fetch(app.url + permission.fileUrl, { headers: { cookie: admin.cookie ?? '' } });
  expect(Buffer.from(await response.arrayBuffer()).equals(sampleFiles.pdf)).toBe(true);
});

test('while the storage is unavailable, files wait or answer 503, nothing is half-written, and work resumes afterward', async () => {
  const [there, next] = [
    await uploadDocument(admin, 'b.md', Buffer.from('Text.')),
    await requestUpload(app, 'offer.pdf'),
  ];
  expect(await app.client.send('GET', '/readyz')).toMatchObject({ status: 200, body: { checks: { files: 'ok' } } });
  await storage.stop();

  await eventually(async () =>
    expect(await app.client.send('GET', '/readyz')).toMatchObject({ status: 503, body: { checks: { files: 'down' } } }),
  );
  // The load balancer keeps sending requests: everything but files is served.
  expect(await app.client.send('GET', '/readyz/server')).toMatchObject({ status: 200 });
  expect(await putFile(next, sampleFiles.pdf)).toEqual(unavailable);
  const download = await admin.send('GET', there.fileUrl);
  expect(download).toMatchObject(unavailable);
  expect(download.headers.get('retry-after')).toBe('5');
  const id = await process(there.fileUrl);
  expect(await getDocument(id)).toMatchObject({ status: 'processing' });
  expect(await listStoredNames(app)).not.toContainEqual(expect.stringContaining(getFileId(next)));

  await storage.start();
  await eventually(async () => expect((await app.client.send('GET', '/readyz')).status).toBe(200));
  expect((await putFile(next, sampleFiles.pdf)).status).toBe(201);
  expect(await putFile(next, sampleFiles.pdf)).toMatchObject({ status: 409 });
  expect((await admin.send('GET', there.fileUrl)).status).toBe(200);
  await eventually(async () => expect(await getDocument(id)).toMatchObject({ status: 'ready' }));
});

test('a file that has disappeared from the bucket is not found, and its document waits for it', async () => {
  const permission = await uploadDocument(admin, 'c.md', Buffer.from('Text.'));
  await storage.remove(`ai_document/${getFileId(permission)}`);
  const { status, body } = await admin.send('GET', permission.fileUrl);
  expect({ status, body }).toEqual({ status: 404, body: { code: 'NOT_FOUND', message: 'There is no such file' } });
  const id = await process(permission.fileUrl);
  expect(await getDocument(id)).toMatchObject({ status: 'processing', failureReason: null });
});
