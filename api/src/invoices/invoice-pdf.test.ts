import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '#test/app';
import { createTestClient, type TestClient } from '#test/client';
import type { TestUser } from '#test/factories';
import { waitForMails } from '#test/outbox';
import { readPdf } from '#test/pdf';
import { signInAs } from '#test/sign-in-as';

let app: TestApp;
let admin: TestClient;
let client: TestUser;
let own: TestClient;
beforeAll(async () => {
  app = await startTestApp({
    COMPANY_NAME: 'Agency GmbH',
    COMPANY_ADDRESS: '1 Harbour Street; Hamburg',
    COMPANY_BANK_DETAILS: 'Agency GmbH; IBAN: DE02 1203 0000 0000 2020 51',
  });
  admin = await signInAs(app, await app.make.user({ role: 'admin' }));
  client = await app.make.user({ firstName: 'Zoë', lastName: 'Źdźbło' });
  own = await signInAs(app, client);
});
afterAll(() => app.stop());

interface Invoice {
  id: string;
  number: string;
  lines: Array<{ description: string; net: string }>;
  subtotal: string;
  total: string;
}
const lines = [
  { description: 'Design — “shop”', quantity: '1.5', unitPrice: '333.33', taxRate: '19' },
  { description: 'Support', unitPrice: '129', taxRate: '7.25' },
];
const createDraft = async (of = client) =>
  (await admin.send<Invoice>('POST', '/api/invoices', { clientId: of.id, lines, note: 'Thank you' })).body;
async function sendNew(of = client): Promise<Invoice> {
  const { id } = await createDraft(of);
  const sent = await admin.send<Invoice>('POST', `/api/invoices/${id}/send`);
  expect(sent.status).toBe(200);
  return sent.body;
}
const voidInvoice = ({ id }: Invoice) => admin.send('POST', `/api/invoices/${id}/void`, { reason: 'The wrong price' });
const setBilling = (input: object) =>
  admin.graphql(
    'mutation ($id: ID!, $input: UpdateClientBillingInput!) { updateClientBilling(id: $id, input: $input) { id } }',
    {
      id: client.id,
      input,
    },
  );

async function download(who: TestClient, path: string, headers: Record<string, string> = {}) {
  // Not fetch, which sends Cache-Control of its own with If-None-Match.
  const sent = request(app.url + path, {
    headers: {
      ...(who.cookie && { cookie: who.cookie }),
      ...(who.key && { authorization: `Bearer ${who.key}` }),
      ...headers,
    },
  }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, bytes: await buffer(response) };
}

test('the PDF of a sent invoice has the figures of the API, and stays the same when it is paid and details change', async () => {
  await setBilling({ companyName: 'Łódka Sp. z o.o.', isReverseCharge: true });
  const sent = await sendNew();
  const path = `/api/invoices/${sent.id}/pdf`;
  const first = await download(own, path);
  const { tables, title, elements } = await readPdf(first.bytes);
  expect(title).toBe(`Invoice ${sent.number}`);
  expect(tables[1]?.slice(1).map(([description, , , , net]) => [description, net])).toEqual(
    sent.lines.map(({ description, net }) => [description, net]),
  );
  expect(tables[2]?.find(([label]) => label === 'Subtotal')).toEqual(['Subtotal', sent.subtotal]);
  expect(tables[2]?.find(([label]) => label === 'Total')).toEqual(['Total', `USD ${sent.total}`]);
  expect(elements.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Łódka Sp. z o.o.', 'Thank you', 'Reverse charge: the customer is liable for the tax']),
  );
  const paid = { amount: '100', paidOn: '2026-11-01', method: 'bank_transfer' };
  expect((await admin.send('POST', `/api/invoices/${sent.id}/payments`, paid)).status).toBe(201);
  await setBilling({ companyName: 'Another name', isReverseCharge: false });
  expect((await download(own, path)).bytes.equals(first.bytes)).toBe(true);
  await voidInvoice(sent);
  expect((await download(admin, path)).bytes.equals(first.bytes)).toBe(true);
  const { data } = await own.graphql('query ($id: ID!) { invoice(id: $id) { isReverseCharge transferDetails } }', {
    id: sent.id,
  });
  expect(data).toEqual({
    invoice: {
      isReverseCharge: true,
      transferDetails: `Agency GmbH\nIBAN: DE02 1203 0000 0000 2020 51\nReference: ${sent.number}`,
    },
  });
});

test('it is downloaded under its number, only its browser may store it, and a browser that has it gets 304', async () => {
  const sent = await sendNew();
  const { headers, status } = await download(own, `/api/invoices/${sent.id}/pdf`);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename=${sent.number}.pdf`,
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  });
  const again = await download(own, `/api/invoices/${sent.id}/pdf`, { 'if-none-match': headers.etag ?? '' });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
});

test('the mail of a sent invoice has its PDF, and the mail of a void one the credit note', async () => {
  const person = await app.make.user();
  const sent = await sendNew(person);
  await voidInvoice(sent);
  const mails = await waitForMails(app, person.email, 2);
  const files = mails.flatMap(({ attachments }) => attachments);
  const { bytes } = await download(admin, `/api/invoices/${sent.id}/pdf`);
  const note = await download(admin, `/api/invoices/${sent.id}/pdf?creditNote=1`);
  const noteName = /filename=(CN-\d{4}-\d{4}\.pdf)/.exec(note.headers['content-disposition'] ?? '')?.[1];
  expect(files.map(({ filename, mimeType }) => [filename, mimeType])).toEqual(
    expect.arrayContaining([
      [`${sent.number}.pdf`, 'application/pdf'],
      [noteName, 'application/pdf'],
    ]),
  );
  const getBytes = (name: string | undefined) =>
    Buffer.from(files.find(({ filename }) => filename === name)?.content as ArrayBuffer);
  expect(getBytes(`${sent.number}.pdf`).equals(bytes)).toBe(true);
  expect(getBytes(noteName).equals(note.bytes)).toBe(true);
  const { elements } = await readPdf(note.bytes);
  expect(elements.map(({ text }) => text)).toContain(`Credit note for invoice ${sent.number}: The wrong price`);
});

test('an administrator previews a draft, which is marked; for its client it does not exist', async () => {
  const draft = await createDraft();
  const { bytes, headers } = await download(admin, `/api/invoices/${draft.id}/pdf`);
  expect((await readPdf(bytes)).title).toBe('Draft invoice');
  expect([headers.etag, headers['cache-control']]).toEqual([undefined, 'no-store']);
  expect((await download(own, `/api/invoices/${draft.id}/pdf`)).status).toBe(404);
});

test('other clients, other roles and requests without a session get no PDF', async () => {
  const { id } = await sendNew();
  const path = `/api/invoices/${id}/pdf`;
  const stranger = await signInAs(app, await app.make.user());
  expect(await stranger.send('GET', path)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  const pm = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'pm' }));
  expect(await pm.send('GET', path)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  expect(await app.client.send('GET', path)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  expect(await own.send('GET', `${path}?creditNote=1`)).toMatchObject({ status: 404 });
  expect(await own.send('GET', `${path}?creditNote=yes`)).toMatchObject({ status: 400 });
  expect(await own.send('GET', '/api/invoices/1/pdf')).toMatchObject({ status: 400 });
  expect((await own.send('POST', path, {})).headers.get('allow')).toBe('GET, HEAD');
});

test('an access token needs the permission to read invoices', async () => {
  const { id } = await sendNew();
  const use = async (scopes: Array<'invoices_read' | 'projects_read'>) => {
    const { token } = await app.make.accessToken({ user: client, scopes });
    return download(Object.assign(createTestClient(app.url), { key: token }), `/api/invoices/${id}/pdf`);
  };
  expect((await use(['invoices_read'])).status).toBe(200);
  const refused = await use(['projects_read']);
  expect([refused.status, refused.bytes.toString()]).toEqual([
    403,
    expect.stringContaining('needs the permission invoices_read'),
  ]);
});

test('of many requests at once each gets its file or has to wait, and none fails', async () => {
  const { id } = await sendNew();
  const all = await Promise.all(
    Array.from({ length: 12 }, () =>
      own.send('GET', `/api/invoices/${id}/pdf`, undefined, { 'x-forwarded-for': '192.0.2.7' }),
    ),
  );
  const statuses = all.map(({ status }) => status);
  expect(statuses).toContain(200);
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
});
