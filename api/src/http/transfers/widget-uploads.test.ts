import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { emptyFileMessage, getWrongContentMessage, maxUploadSize, supportedFilesHint } from 'rules/uploads';
import { widgetPaths, widgetPrefix } from '#rest/widget-paths';
import { startTestApp, type TestApp } from '#test/app';
import { signInAs } from '#test/sign-in-as';
import type { TestClient } from '#test/client';
import { eventually } from '#test/eventually';
import { type AppWithFiles, startTestAppWithFiles } from '#test/file-stores';
import type { ObjectStorage } from '#test/object-storage';
import { sampleFiles } from '#test/sample-files';
import { requestUpload } from '#test/uploads';

interface Upload {
  key: string;
  uploadId: string;
}
interface Part {
  PartNumber: number;
  ETag: string;
  Size?: number;
}
const at = widgetPrefix;
const notFound = { status: 404, body: { code: 'NOT_FOUND', message: 'There is no such upload' } };

let app: AppWithFiles;
let storage: ObjectStorage;
let admin: TestClient, client: TestClient;
let database: pg.Client;
beforeAll(async () => {
  app = await startTestAppWithFiles('object storage');
  storage = app.storage as ObjectStorage;
  [admin, client] = [
    await signInAs(app, await app.make.user({ role: 'admin' })),
    await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'developer' })),
  ];
  database = new pg.Client(app.databaseUrl);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

const begin = async (filename: string) =>
  (await admin.send<Upload>('POST', `${at}/multipart`, { filename, type: 'text/plain', metadata: {} })).body;
const getPath = ({ key, uploadId }: Upload, rest = '') => `${at}/multipart/${uploadId}${rest}?key=${key}`;
const sendPart = async (upload: Upload, number: number, bytes: Buffer): Promise<Part> => {
  const { body } = await admin.send<{ url: string; expires: number }>('GET', getPath(upload, `/${number}`));
  expect(body.expires).toBeGreaterThan(14 * 60);
  const response = await fetch(body.url, { method: 'PUT', body: bytes });
  expect(response.status).toBe(200);
  return { PartNumber: number, ETag: response.headers.get('etag') ?? '' };
};
const complete = (upload: Upload, parts: Part[]) =>
  admin.send<{ location: string; fileUrl: string }>('POST', getPath(upload, '/complete'), { parts });
const sent = async (fileName: string, bytes: Buffer) => {
  const upload = await begin(fileName);
  return { upload, parts: [await sendPart(upload, 1, bytes)] };
};
const process = (fileUrl: string) =>
  admin.send<{ id: string }>('POST', '/api/admin/ai-documents/process', { title: 'T', fileName: 'a.md', fileUrl });

test('a file is sent to the bucket in parts, and becomes a document', async () => {
  const upload = await begin('long.md');
  const halves = [Buffer.alloc(5 * 1024 * 1024, 'a'), Buffer.from(' and the rest')] as const;
  const parts = [await sendPart(upload, 1, halves[0]), await sendPart(upload, 2, halves[1])];
  const listed = await admin.send<Part[]>('GET', getPath(upload));
  expect(listed.body).toEqual(parts.map((part, index) => ({ ...part, Size: halves[index]?.length })));

  const { status, body } = await complete(upload, parts);
  const fileUrl = `/api/files/${upload.key.split('/')[1]}`;
  expect({ status, body }).toEqual({
    status: 200,
    body: { location: app.url + fileUrl, fileUrl, key: upload.key, bucket: 'portal-files' },
  });
  // A retry after a lost response.
  expect(await complete(upload, parts)).toMatchObject({ status: 200, body });
  expect((await admin.send('GET', fileUrl)).body).toBe(Buffer.concat(halves).toString());
  expect((await process(fileUrl)).status).toBe(202);
});

test('once a file is in use, no issued URL can reach it', async () => {
  const { upload, parts } = await sent('safe.md', sampleFiles.text);
  const { body: late } = await admin.send<{ url: string }>('GET', getPath(upload, '/1'));
  const { fileUrl } = (await complete(upload, parts)).body;
  await fetch(late.url, { method: 'PUT', body: 'other' });
  expect((await admin.send('GET', fileUrl)).body).toBe(sampleFiles.text.toString());
  expect(await storage.keys()).toContain(fileUrl.replace('/api/files', 'ai_document'));
  expect(await storage.keys()).not.toContain(upload.key);
});

test.each([
  ['text that says it is a PDF', 'a.pdf', sampleFiles.text, 415, getWrongContentMessage('a.pdf')],
  ['an empty file', 'a.md', Buffer.alloc(0), 415, emptyFileMessage],
  ['more than 10 MB', 'a.md', Buffer.alloc(maxUploadSize + 1, 'a'), 413, 'Please choose a file of up to 10 MB'],
])('%s is rejected on completion, and nothing is left behind', async (_what, name, bytes, status, message) => {
  const before = await storage.keys();
  const { upload, parts } = await sent(name, bytes);
  expect(await complete(upload, parts)).toMatchObject({ status, body: { message } });
  expect(await storage.keys()).toEqual(before);
  expect((await process(`/api/files/${upload.key.split('/')[1]}`)).status).toBe(400);
});

test("an aborted upload leaves nothing behind and can't continue", async () => {
  const { upload, parts } = await sent('b.md', sampleFiles.text);
  expect(await admin.send('DELETE', getPath(upload))).toMatchObject({ status: 200, body: {} });
  expect(await complete(upload, parts)).toMatchObject(notFound);
  expect(await admin.send('GET', getPath(upload))).toMatchObject(notFound);
});

test('the parameters of a single upload are one PUT within 15 minutes to this server', async () => {
  const { body } = await admin.send<{ method: string; url: string; fileUrl: string; expires: number }>(
    'GET',
    `${at}/params?filename=a.md&type=text/markdown`,
  );
  expect(body).toMatchObject({ method: 'PUT', fields: {}, expires: expect.any(Number) });
  const send = () => fetch(body.url, { method: body.method, body: sampleFiles.text });
  expect([(await send()).status, (await send()).status]).toEqual([201, 409]);
  expect((await process(body.fileUrl)).status).toBe(202);
});

test('temporary credentials can write one key, and the file is verified before anything uses it', async () => {
  const { body } = await admin.send<{ key: string; fileUrl: string }>('GET', `${at}/sts?filename=a.pdf`);
  expect(body).toMatchObject({ credentials: { AccessKeyId: 'ASIA' }, bucket: 'portal-files', region: 'us-east-1' });
  const [statement] = JSON.parse(storage.policies.at(-1) ?? '').Statement;
  expect(statement).toEqual({
    Effect: 'Allow',
    Action: 's3:PutObject',
    Resource: `arn:aws:s3:::portal-files/${body.key}`,
  });
  const missing = { status: 400, body: { fields: { fileUrl: 'Please upload the file again' } } };
  expect(await process(body.fileUrl)).toMatchObject(missing);
  await storage.write(body.key, sampleFiles.text);
  expect(await process(body.fileUrl)).toMatchObject({
    status: 415,
    body: { message: getWrongContentMessage('a.pdf') },
  });
  expect(await storage.keys()).not.toContain(body.key);
  await storage.write(body.key, sampleFiles.pdf);
  const made = await Promise.all(Array.from({ length: 10 }, () => process(body.fileUrl)));
  expect(made.filter(({ status }) => status === 202)).toHaveLength(1);
  expect(await storage.keys()).not.toContain(body.key);
});

test('nothing is signed for a key that was not issued, nor for an expired one', async () => {
  const { upload } = await sent('c.md', sampleFiles.text);
  const late = await begin('late.md');
  await database.query('update stored_files set expires_at = now() where id = $1', [late.key.split('/')[1]]);
  const ofServer = (await requestUpload(app, 'a.md')).fileUrl.split('/').at(-1);
  for (const key of [
    '',
    'another',
    `${upload.key}x`,
    `${upload.key}/../../ai_document/x`,
    upload.key.replace('incoming', 'ai_document'),
    'incoming/00000000-0000-7000-8000-000000000000',
    `incoming/${ofServer}`,
    late.key,
  ]) {
    const other = { ...upload, key: encodeURIComponent(key) };
    for (const path of [getPath(other), getPath(other, '/1')])
      expect(await admin.send('GET', path)).toMatchObject(notFound);
    expect(await complete(other, [{ PartNumber: 1, ETag: 'x' }])).toMatchObject(notFound);
    expect(await admin.send('DELETE', getPath(other))).toMatchObject(notFound);
  }
  expect((await admin.send('GET', `${at}/multipart/${upload.uploadId}/1`)).status).toBe(404);
});

test('invalid input is rejected with an explanation', async () => {
  const upload = await begin('d.md');
  for (const number of ['0', '10001', '1.5', 'batch'])
    expect(await admin.send('GET', getPath(upload, `/${number}`))).toMatchObject({ status: 400 });
  for (const body of [{}, { parts: [] }, { parts: [{ PartNumber: 1 }] }, { parts: 'x' }])
    expect(await admin.send('POST', getPath(upload, '/complete'), body)).toMatchObject({ status: 400 });
  const wrongName = { status: 400, body: { code: 'BAD_USER_INPUT', fields: { filename: supportedFilesHint } } };
  expect(await admin.send('POST', `${at}/multipart`, { filename: 'a.exe' })).toMatchObject(wrongName);
  for (const name of ['params', 'sts'])
    expect(await admin.send('GET', `${at}/${name}?filename=a.exe`)).toMatchObject(wrongName);
  expect(await admin.send('GET', `${at}/params`)).toMatchObject({
    body: { fields: { filename: 'Please choose a file' } },
  });
});

test('while the storage is down the widget gets 503, and continues afterward', async () => {
  const { upload, parts } = await sent('e.md', sampleFiles.text);
  await storage.stop();
  const away = { status: 503, body: { code: 'UNAVAILABLE' } };
  expect(await admin.send('POST', `${at}/multipart`, { filename: 'a.md' })).toMatchObject(away);
  expect(await complete(upload, parts)).toMatchObject(away);
  expect(await admin.send('GET', `${at}/sts?filename=a.md`)).toMatchObject(away);
  await storage.start();
  await eventually(async () => expect((await complete(upload, parts)).status).toBe(200));
});

const paths = Object.values(widgetPaths).map(({ method, path }) => {
  const address = path.replace(':uploadId', 'x').replace(':partNumber', '1');
  return [method.toUpperCase(), `${at}${address}?key=x&filename=a.md`] as const;
});
describe.each(paths)('%s %s', (method, path) => {
  const body = method === 'POST' ? { filename: 'a.md' } : undefined;

  test('requires an administrator', async () => {
    const refusals = [
      [app.client, 401, 'UNAUTHENTICATED'],
      [client, 403, 'FORBIDDEN'],
    ] as const;
    for (const [who, status, code] of refusals)
      expect(await who.send(method, path, body)).toMatchObject({ status, body: { code } });
  });

  if (method !== 'GET')
    test('rejects requests from other sites', async () => {
      const headers = { 'sec-fetch-site': 'cross-site' };
      expect(await admin.send(method, path, body, headers)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    });
});

test('pages can send to the bucket, and to nothing else new', async () => {
  const getPolicy = async (of: TestApp) =>
    (await of.client.send('GET', '/healthz')).headers.get('content-security-policy');
  const onDisk = await startTestApp();
  expect(await getPolicy(app)).toContain(` ${storage.url};`);
  expect(await getPolicy(onDisk)).not.toContain(storage.url);
  const owner = await signInAs(onDisk, await onDisk.make.user({ role: 'admin' }));
  for (const [method, path] of paths)
    expect(await owner.send(method, path, method === 'POST' ? {} : undefined)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
  await onDisk.stop();
});
