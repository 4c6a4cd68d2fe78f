import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { supportedFilesHint } from 'rules/uploads';
import { v7 } from 'uuid';
import { exampleBodies } from '#rest/examples';
import { signInAs } from '#test/sign-in-as';
import { createTestClient, createRandomAddress, type TestClient } from '#test/client';
import { type AppWithFiles, fileStores, startTestAppWithFiles } from '#test/file-stores';
import { waitForAllMails } from '#test/outbox';
import { queueBehindLock } from '#test/queue-behind-lock';
import { sampleFiles } from '#test/sample-files';
import { getFileId, requestUpload, uploadFile } from '#test/uploads';

interface Leads {
  leads: { edges: Array<{ node: { contactEmail: string; enquiry: { attachment: object | null } } }> };
}
const leads = '{ leads { edges { node { contactEmail enquiry { attachment { fileName size contentType url } } } } } }';
const start = 'mutation ($input: StartEnquiryUploadInput!) { startEnquiryUpload(input: $input) { fileUrl } }';

describe.each(fileStores)('on %s', (store) => {
  let app: AppWithFiles;
  let database: pg.Client;
  let sales: TestClient, admin: TestClient, developer: TestClient, client: TestClient;
  beforeAll(async () => {
    app = await startTestAppWithFiles(store);
    database = new pg.Client(app.databaseUrl);
    await database.connect();
    const someone = async (role: 'client' | 'contractor' | 'admin', contractorRole: string | null = null) =>
      signInAs(app, await app.make.user({ role, contractorRole }));
    [sales, admin, developer, client] = await Promise.all([
      someone('contractor', 'sales'),
      someone('admin'),
      someone('contractor', 'developer'),
      someone('client'),
    ]);
  });
  afterAll(async () => {
    await database.end();
    await app.stop();
  });

  const submit = (email: string, fileUrl: unknown) => submitFrom(app.client, email, fileUrl);
  const submitFrom = (visitor: TestClient, email: string, fileUrl: unknown) =>
    visitor.send<{ fields?: object }>('POST', '/api/contact/submit', {
      name: 'Ada Lovelace',
      email,
      projectType: 'other',
      outcome: 'More time for customers',
      budget: '$2–5k',
      timeline: 'Normal (1–2 months)',
      preferredPlan: 'Pro',
      consent: true,
      fileUrl,
    });
  const uploadAgain = { code: 'BAD_USER_INPUT', fields: { fileUrl: 'Please upload the file again' } };

  test('a file is attached to an enquiry, and sales and administrators can download it', async () => {
    const { fileUrl } = await uploadFile(app, 'Wünsche “neu”.pdf', sampleFiles.pdf);
    expect((await submit('file@visitor.test', fileUrl)).status).toBe(201);
    for (const who of [sales, admin]) {
      const { data } = await who.graphql<Leads>(leads);
      expect(data.leads.edges.find(({ node }) => node.contactEmail === 'file@visitor.test')?.node.enquiry).toEqual({
        attachment: {
          fileName: 'Wünsche “neu”.pdf',
          size: sampleFiles.pdf.length,
          contentType: 'application/pdf',
          url: fileUrl,
        },
      });
      const response = await fetch(app.url + fileUrl, { headers: { cookie: who.cookie ?? '' } });
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(sampleFiles.pdf.length),
        'content-disposition':
          'attachment; filename="W?nsche ?neu?.pdf"; filename*=UTF-8\'\'W%C3%BCnsche%20%E2%80%9Cneu%E2%80%9D.pdf',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-cache',
      });
      expect(Buffer.from(await response.arrayBuffer()).equals(sampleFiles.pdf)).toBe(true);
      const again = await fetch(app.url + fileUrl, {
        // Without this, fetch requests a fresh response.
        headers: {
          cookie: who.cookie ?? '',
          'if-none-match': `"${fileUrl.split('/').at(-1)}"`,
          'cache-control': 'max-age=0',
        },
      });
      expect(again.status).toBe(304);
    }
    const notice = (await waitForAllMails(app, 'founder@test.test')).at(-1);
    expect(notice?.text).toContain(`Attached: Wünsche “neu”.pdf, ${app.url}${fileUrl}`);
    expect((await waitForAllMails(app, 'file@visitor.test'))[0]?.text).not.toContain('Attached');
  });

  test('no one else can download it, and an unknown file is not found', async () => {
    const there = await uploadFile(app, 'offer.md', sampleFiles.text);
    const notYet = await requestUpload(app, 'offer.md');
    const unknown = '/api/files/00000000-0000-7000-8000-000000000000';
    for (const [who, path, status, code] of [
      [app.client, there.fileUrl, 401, 'UNAUTHENTICATED'],
      [app.client, unknown, 401, 'UNAUTHENTICATED'],
      [client, there.fileUrl, 404, 'NOT_FOUND'],
      [developer, there.fileUrl, 404, 'NOT_FOUND'],
      [admin, notYet.fileUrl, 404, 'NOT_FOUND'],
      [admin, unknown, 404, 'NOT_FOUND'],
      [admin, '/api/files/x', 400, 'MALFORMED_REQUEST'],
    ] as const)
      expect(await who.send('GET', path)).toMatchObject({ status, body: { code } });
    const { status, headers, body } = await admin.send('GET', there.fileUrl);
    expect([status, headers.get('content-type'), body]).toEqual([
      200,
      'text/markdown; charset=utf-8',
      sampleFiles.text.toString(),
    ]);
  });

  test('of fifty concurrent enquiries with the same file, one is stored and the others leave nothing behind', async () => {
    const { fileUrl } = await uploadFile(app, 'offer.pdf', sampleFiles.pdf);
    const emails = Array.from({ length: 50 }, () => `${v7()}@race.test`);
    const answers = await queueBehindLock(
      {
        databaseUrl: app.databaseUrl,
        sql: 'select 1 from stored_files where id = $1 for update',
        values: [getFileId({ fileUrl })],
        waiting: 2,
      },
      emails.map((email) => () => submit(email, fileUrl)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const lost = answers.filter(({ status }) => status !== 201);
    expect(lost).toHaveLength(49);
    for (const { body } of lost) expect(body).toMatchObject(uploadAgain);
    const { body } = await sales.send<Array<{ contactEmail: string }>>('GET', '/api/sales/leads');
    expect(body.filter(({ contactEmail }) => emails.includes(contactEmail))).toHaveLength(1);
  });

  test('a file that is deleted concurrently has to be uploaded again', async () => {
    const { fileUrl } = await uploadFile(app, 'offer.pdf', sampleFiles.pdf);
    const sql = 'delete from stored_files where id = $1';
    const [answer] = await queueBehindLock({ databaseUrl: app.databaseUrl, sql, values: [getFileId({ fileUrl })] }, [
      () => submit(`${v7()}@race.test`, fileUrl),
    ]);
    expect(answer).toMatchObject({ status: 400, body: uploadAgain });
  });

  test('a file that is missing or has another purpose has to be uploaded again', async () => {
    const notYet = await requestUpload(app, 'offer.pdf');
    const document = await uploadFile(app, 'offer.pdf', sampleFiles.pdf);
    await database.query("update stored_files set purpose = 'ai_document' where id = $1", [getFileId(document)]);
    for (const fileUrl of [
      notYet.fileUrl,
      document.fileUrl,
      '/api/files/00000000-0000-7000-8000-000000000000',
      '/api/files/x',
      `https://elsewhere.test${notYet.fileUrl}`,
      `${notYet.fileUrl}\0`,
      '',
    ])
      expect(await submit('again@visitor.test', fileUrl)).toMatchObject({ status: 400, body: uploadAgain });
    expect((await submit('again@visitor.test', null)).status).toBe(201);
    expect((await admin.send('GET', document.fileUrl)).status).toBe(200);
    expect((await sales.send('GET', document.fileUrl)).status).toBe(404);
  });

  test.each([
    [{}, 'Please choose a file'],
    [{ fileName: ' ' }, 'Please choose a file'],
    [{ fileName: 'photo.png' }, supportedFilesHint],
    [{ fileName: 'pdf' }, supportedFilesHint],
    [{ fileName: 'offer.pdf.exe' }, supportedFilesHint],
    [{ fileName: 'offer.constructor' }, supportedFilesHint],
    [{ fileName: `${'a'.repeat(252)}.pdf` }, 'Please keep this to 255 characters'],
    [
      { fileName: 'a\0.pdf' },
      'File names cannot contain invisible or text-direction characters. Rename the file and try again',
    ],
    [
      { fileName: 'a\r\nb.pdf' },
      'File names cannot contain invisible or text-direction characters. Rename the file and try again',
    ],
  ])('an upload of an unsupported file is rejected: %j', async (input, fileName) => {
    const { errors } = await app.client.graphql(start, { input });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { fileName } });
  });

  /** An enquiry with a file that counts as this many megabytes. */
  async function attach(visitor: TestClient, megabytes: number) {
    const file = await uploadFile(app, 'a.pdf', sampleFiles.pdf);
    await database.query('update stored_files set size = $1 where id = $2', [megabytes * 1024 * 1024, getFileId(file)]);
    const enquiry = { ...exampleBodies.submitEnquiry, email: `${v7()}@visitor.test`, fileUrl: file.fileUrl };
    const { status, body } = await visitor.send<{ code?: string; message: string }>(
      'POST',
      '/api/contact/submit',
      enquiry,
    );
    return { status, ...body };
  }
  const visitorFrom = (address: string) => Object.assign(createTestClient(app.url), { address });

  test('one address can attach a hundred megabytes a day to enquiries', async () => {
    const visitor = visitorFrom(createRandomAddress());
    for (let n = 0; n < 10; n += 1) expect((await attach(visitor, 10)).status).toBe(201);
    expect(await attach(visitor, 10)).toMatchObject({ status: 429, code: 'QUOTA_EXCEEDED' });
    expect((await submitFrom(visitor, 'without@visitor.test', null)).status).toBe(201);
  });

  // Last, because no more files can be attached for the rest of its day.
  test('all addresses together can attach a thousand megabytes a day', async () => {
    await database.query("delete from rate_limit where key like '%attachedMegabytes:everyone%'");
    for (let n = 0; n < 10; n += 1) expect((await attach(visitorFrom(createRandomAddress()), 100)).status).toBe(201);
    const refused = await attach(visitorFrom(createRandomAddress()), 1);
    expect(refused).toMatchObject({ status: 429, code: 'QUOTA_EXCEEDED' });
    expect(refused.message).toBe(
      'All 1000 MB of attachments for today have been used. More will be available in 24 hours. You can also send your enquiry without a file',
    );
    expect((await submit('without-one@visitor.test', null)).status).toBe(201);
  });
});
