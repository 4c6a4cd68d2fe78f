import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { maxUploadSize } from 'rules/uploads';
import { exampleBodies } from '#rest/examples';
import { startTestApp, type TestApp } from '#test/app';
import { signInAs } from '#test/sign-in-as';
import { createTestClient, createRandomAddress, type TestClient } from '#test/client';
import { sampleFiles } from '#test/sample-files';
import { getFileId, requestUploadFrom, putFile, uploadDocument } from '#test/uploads';

let app: TestApp;
let database: pg.Client;
beforeAll(async () => {
  app = await startTestApp();
  database = new pg.Client(app.databaseUrl);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

const visitor = () => Object.assign(createTestClient(app.url), { address: createRandomAddress() });
/** One file of the maximum size, and a text file. */
const largest = Buffer.alloc(maxUploadSize, 'a');
const upload = async (client: TestClient, bytes = largest, fileName = 'notes.txt') => {
  const permission = await requestUploadFrom(client, fileName);
  return { ...permission, ...(await putFile(permission, bytes)) };
};
const refusal = { code: 'TOO_LARGE', message: expect.stringContaining('Too many files from your network') };

test('unattached files of one address are limited to 50 MB; attaching them to an enquiry, or a day passing, frees space', async () => {
  const client = visitor();
  const uploads = [];
  for (let n = 0; n < 5; n += 1) uploads.push(await upload(client));
  expect(uploads.map(({ status }) => status)).toEqual(Array(5).fill(201));
  await expect(requestUploadFrom(client, 'notes.txt')).rejects.toThrow('Too many files from your network');
  expect((await upload(visitor())).status).toBe(201);

  const [first, second] = uploads as [(typeof uploads)[number], (typeof uploads)[number]];
  const enquiry = { ...exampleBodies.submitEnquiry, fileUrl: first.fileUrl };
  expect((await client.send('POST', '/api/contact/submit', enquiry)).status).toBe(201);
  expect((await upload(client)).status).toBe(201);
  await expect(requestUploadFrom(client, 'notes.txt')).rejects.toThrow();

  await database.query('delete from stored_files where id = $1', [getFileId(second)]);
  expect((await upload(client)).status).toBe(201);
});

test('of twenty concurrent uploads of one address, as many are accepted as fit', async () => {
  const client = visitor();
  const permissions = [];
  for (let n = 0; n < 20; n += 1) permissions.push(await requestUploadFrom(client, 'notes.txt'));
  const answers = await Promise.all(permissions.map((permission) => putFile(permission, largest)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  const refused = answers.filter(({ status }) => status === 413);
  expect(refused).toHaveLength(15);
  expect(refused[0]?.body).toMatchObject(refusal);
});

test('an upload that fails, or is smaller than the maximum, reserves no more space than it needs', async () => {
  const client = visitor();
  for (let n = 0; n < 7; n += 1) expect((await upload(client, largest, 'offer.pdf')).status).toBe(415);
  for (let n = 0; n < 7; n += 1) expect((await upload(client, sampleFiles.text)).status).toBe(201);
});

/** Unattached files, as one row. */
const fill = (bytes: number, uploader: string | null) =>
  database.query(
    `insert into stored_files (id, created_at, updated_at, key, file_name, content_type, size, purpose, token_hash, expires_at, uploaded_at, uploader)
     values (gen_random_uuid(), now(), now(), 'filler', 'filler.txt', 'text/plain', $1, 'ai_document', 'filler', now(), now(), $2)`,
    [bytes, uploader],
  );
const empty = () => database.query("delete from stored_files where key = 'filler'");
const full = { message: expect.stringContaining("can't be uploaded right now") };

test('visitors can have one gigabyte of unattached files at most, and administrators can still upload', async () => {
  const admin = await signInAs(app, await app.make.user({ role: 'admin' }));
  const permission = await requestUploadFrom(visitor(), 'notes.txt');
  await fill(1024 * 1024 * 1024, 'many networks');
  await expect(requestUploadFrom(visitor(), 'notes.txt')).rejects.toMatchObject(full);
  expect(await putFile(permission, sampleFiles.text)).toMatchObject({ status: 503, body: full });
  await uploadDocument(admin, 'handbook.pdf', sampleFiles.pdf);
  await empty();
  expect((await putFile(permission, sampleFiles.text)).status).toBe(201);
});

test('two gigabytes of unattached files is the overall limit, for administrators too', async () => {
  const admin = await signInAs(app, await app.make.user({ role: 'admin' }));
  await uploadDocument(admin, 'handbook.pdf', sampleFiles.pdf);
  await fill(2147483647, null);
  await expect(requestUploadFrom(visitor(), 'notes.txt')).rejects.toMatchObject(full);
  await expect(uploadDocument(admin, 'handbook.pdf', sampleFiles.pdf)).rejects.toThrow();
  await empty();
  expect((await upload(visitor())).status).toBe(201);
});
