import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { maxUploadSize } from 'rules/uploads';
import { eventually } from '#test/eventually';
import { type AppWithFiles, fileStores, startTestAppWithFiles } from '#test/file-stores';
import { queueBehindLock } from '#test/queue-behind-lock';
import { sampleFiles } from '#test/sample-files';
import { getFileId, requestUpload, putFile, listStoredNames } from '#test/uploads';

describe.each(fileStores)('on %s', (store) => {
  let app: AppWithFiles;
  let database: pg.Client;
  beforeAll(async () => {
    app = await startTestAppWithFiles(store);
    database = new pg.Client(app.databaseUrl);
    await database.connect();
  });
  afterAll(async () => {
    await database.end();
    await app.stop();
  });

  const getRow = async (id: string) =>
    (await database.query('select size, uploaded_at, upload_started_at from stored_files where id = $1', [id])).rows[0];
  const untouched = { size: null, uploaded_at: null, upload_started_at: null };

  test.each([
    ['offer.pdf', 'application/pdf', sampleFiles.pdf],
    ['Offer.DOCX', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', sampleFiles.docx],
    ['offer.doc', 'application/msword', sampleFiles.doc],
    ['offer.txt', 'text/plain', sampleFiles.text],
    ['offer.md', 'text/markdown', sampleFiles.text],
    ['offer.v2.markdown', 'text/markdown', sampleFiles.text],
  ])('%s can be uploaded, as %s', async (fileName, contentType, bytes) => {
    const permission = await requestUpload(app, fileName);
    const left = Date.parse(permission.expiresAt) - Date.now();
    expect(left).toBeGreaterThan(14 * 60_000);
    expect(left).toBeLessThanOrEqual(15 * 60_000);
    // From another site, without a session: the secret is the permission.
    const { status, body } = await putFile(permission, bytes, {
      'sec-fetch-site': 'cross-site',
      origin: 'https://x.test',
    });
    expect({ status, body }).toEqual({ status: 201, body: { fileName, contentType, size: bytes.length } });
    expect(await getRow(getFileId(permission))).toMatchObject({ size: bytes.length });
    expect(await listStoredNames(app)).toContain(getFileId(permission));
  });

  test('the secret itself is not stored in the database', async () => {
    const { uploadURL } = await requestUpload(app, 'offer.pdf');
    const token = new URL(uploadURL).searchParams.get('token');
    expect(token).toMatch(/^[\w-]{43}$/);
    const { rows } = await database.query('select stored_files::text as row from stored_files');
    expect(rows.filter(({ row }) => row.includes(token))).toEqual([]);
  });

  test('of fifty concurrent uploads with one permission, one succeeds, and later ones fail', async () => {
    const permission = await requestUpload(app, 'offer.pdf');
    const answers = await queueBehindLock(
      {
        databaseUrl: app.databaseUrl,
        sql: 'select 1 from stored_files where id = $1 for update',
        values: [getFileId(permission)],
        waiting: 2,
      },
      Array.from({ length: 50 }, () => () => putFile(permission, sampleFiles.pdf)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    expect(await putFile(permission, sampleFiles.pdf)).toEqual({
      status: 409,
      body: { code: 'CONFLICT', message: 'This upload has been used. Please start a new one' },
    });
  });

  test('an upload without permission is not found, nor is one that is too late', async () => {
    const late = await requestUpload(app, 'offer.pdf');
    await database.query('update stored_files set expires_at = now() where id = $1', [getFileId(late)]);
    const other = await requestUpload(app, 'offer.pdf');
    for (const uploadURL of [
      late.uploadURL,
      `${app.url}${other.fileUrl}`,
      `${app.url}${other.fileUrl}?token=guessed`,
      late.uploadURL.replace(getFileId(late), getFileId(other)),
      `${app.url}/api/files/00000000-0000-7000-8000-000000000000?token=guessed`,
      `${app.url}/api/files/x?token=guessed`,
    ])
      expect(await putFile({ uploadURL }, sampleFiles.pdf)).toEqual({
        status: 404,
        body: { code: 'NOT_FOUND', message: 'There is no such upload' },
      });
    expect(await getRow(getFileId(other))).toEqual(untouched);
  });

  test('a file of exactly 10 MB is accepted, and one byte more is too large, announced or not', async () => {
    const permission = await requestUpload(app, 'long.txt');
    const long = Buffer.alloc(maxUploadSize + 1, 'a');
    const tooLarge = { status: 413, body: { code: 'TOO_LARGE', message: 'Please choose a file of up to 10 MB' } };
    expect(await putFile(permission, long)).toEqual(tooLarge);
    // Far more than is read before the response: the client still receives all of it.
    expect(await putFile(permission, new Blob([long, long, long, long]).stream())).toEqual(tooLarge);
    expect(await listStoredNames(app)).not.toContainEqual(expect.stringContaining(getFileId(permission)));
    expect(await getRow(getFileId(permission))).toEqual(untouched);
    expect(await putFile(permission, long.subarray(1))).toMatchObject({ status: 201, body: { size: maxUploadSize } });
  });

  test('the connection of a rejected upload serves the next request', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const { uploadURL } = await requestUpload(app, 'long.txt');
    const upload = request(uploadURL, { method: 'PUT', agent, headers: { 'transfer-encoding': 'chunked' } });
    upload.end(Buffer.alloc(4 * maxUploadSize, 'a'));
    const [refused] = (await once(upload, 'response')) as [IncomingMessage];
    await refused.resume().toArray();
    const next = request(`${app.url}/healthz`, { agent }).end();
    const [answer] = (await once(next, 'response')) as [IncomingMessage];
    expect([refused.statusCode, answer.statusCode]).toEqual([413, 200]);
    expect(next.socket).toBe(upload.socket);
    agent.destroy();
  });

  test.each([
    ['text', 'offer.pdf', sampleFiles.text, 'a PDF'],
    ['a PDF', 'offer.docx', sampleFiles.pdf, 'a Word document (.docx)'],
    ['a spreadsheet', 'offer.docx', sampleFiles.xlsx, 'a Word document (.docx)'],
    ['an archive', 'offer.docx', sampleFiles.zip, 'a Word document (.docx)'],
    ['the beginning of an archive', 'offer.docx', sampleFiles.zip.subarray(0, 20), 'a Word document (.docx)'],
    ['a new Word file', 'offer.doc', sampleFiles.docx, 'a Word document (.doc)'],
    ['text with a NUL', 'offer.txt', Buffer.from('a\0b'), 'plain text (UTF-8)'],
    ['text that is not UTF-8', 'offer.md', Buffer.from('Grüße', 'latin1'), 'plain text (UTF-8)'],
    ['text that ends in half a character', 'offer.markdown', Buffer.from('ü').subarray(0, 1), 'plain text (UTF-8)'],
  ])(
    '%s is not a valid %s: it is rejected with what it is not, nothing is left behind, and the right file can follow',
    async (_name, fileName, bytes, kind) => {
      const permission = await requestUpload(app, fileName);
      expect(await putFile(permission, bytes)).toEqual({
        status: 415,
        body: {
          code: 'UNSUPPORTED_TYPE',
          message: expect.stringContaining(`The content of this file is not ${kind}, although its name ends`),
        },
      });
      expect(await listStoredNames(app)).not.toContainEqual(expect.stringContaining(getFileId(permission)));
      expect(await getRow(getFileId(permission))).toEqual(untouched);
    },
  );

  test.each(['offer.pdf', 'offer.docx', 'offer.txt', 'offer.md'])(
    'an empty %s is rejected, announced or not, and the right file can follow',
    async (fileName) => {
      const permission = await requestUpload(app, fileName);
      const rejected = {
        status: 415,
        body: { code: 'UNSUPPORTED_TYPE', message: 'This file is empty. Please choose another one' },
      };
      expect(await putFile(permission, Buffer.alloc(0))).toEqual(rejected);
      expect(await putFile(permission, new Blob([]).stream())).toEqual(rejected);
      expect(await listStoredNames(app)).not.toContainEqual(expect.stringContaining(getFileId(permission)));
      expect(await getRow(getFileId(permission))).toEqual(untouched);
    },
  );

  test('an interrupted upload leaves nothing behind and can be retried', async () => {
    const permission = await requestUpload(app, 'long.txt');
    const { pathname, search } = new URL(permission.uploadURL);
    const socket = connect(app.port, '127.0.0.1');
    socket.write(`PUT ${pathname}${search} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n`);
    socket.write('a'.repeat(200_000));
    await eventually(async () => expect(await listStoredNames(app)).toContain(`${getFileId(permission)}.part`));
    socket.destroy();
    await eventually(async () => expect(await getRow(getFileId(permission))).toEqual(untouched));
    expect(await listStoredNames(app)).not.toContainEqual(expect.stringContaining(getFileId(permission)));
    expect((await putFile(permission, sampleFiles.text)).status).toBe(201);
  });
});
