import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { v7 } from 'uuid';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import type { TestUser } from '#test/factories';
import { waitForMails } from '#test/outbox';
import { signInAs } from '#test/sign-in-as';

let app: TestApp;
let admin: TestClient;
let database: pg.Client;
beforeAll(async () => {
  app = await startTestApp({
    COMPANY_NAME: 'Agency GmbH',
    COMPANY_ADDRESS: '1 Harbour Street; Hamburg',
    COMPANY_BANK_DETAILS: 'Agency GmbH; DE02 1203 0000 0000 2020 51',
  });
  admin = await signInAs(app, await app.make.user({ role: 'admin' }));
  database = new pg.Client(app.databaseUrl);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

interface Invoice {
  id: string;
  number: string | null;
  status: string;
  subtotal: string;
  tax: string;
  total: string;
  balance: string;
  dueOn: string | null;
}
const fields = 'id number status subtotal tax total paid balance dueOn updatedAt';
const create = (input: object) =>
  admin.graphql<{ createInvoice: Invoice }>(
    `mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) { ${fields} } }`,
    { input },
  );
const change = (name: string, id: string, input?: object) =>
  admin.graphql<Record<string, Invoice>>(
    input
      ? `mutation ($id: ID!, $input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(id: $id, input: $input) { ${fields} } }`
      : `mutation ($id: ID!) { ${name}(id: $id) { ${fields} } }`,
    { id, ...(input && { input }) },
  );
const line = { description: 'Work', unitPrice: '100.00' };
const sendNew = async (client: TestUser, lines: object[] = [line]) => {
  const { data } = await create({ clientId: client.id, lines });
  const sent = await change('sendInvoice', data.createInvoice.id);
  expect(sent.errors).toBeUndefined();
  return sent.data.sendInvoice!;
};
const getBalances = async (invoiceId: string) => {
  const { rows } = await database.query<{ account: string; balance: string }>(
    'select account, sum(amount)::text as balance from ledger_entries where invoice_id = $1 group by account having sum(amount) <> 0',
    [invoiceId],
  );
  return Object.fromEntries(rows.map(({ account, balance }) => [account, balance]));
};

test('a draft has its totals, rounded half even by line, and its client does not see it', async () => {
  const client = await app.make.user();
  const { data } = await create({
    clientId: client.id,
    lines: [
      { kind: 'implementation', description: 'Design', quantity: '1.5', unitPrice: '33.33', taxRate: '19' },
      { kind: 'support', description: 'Support', unitPrice: '129', taxRate: '7.25' },
    ],
  });
  // 1.5 × 33.33 = 49.995 → 50.00; 19% of it 9.50; 7.25% of 129.00 = 9.3525 → 9.35.
  expect(data.createInvoice).toMatchObject({
    number: null,
    status: 'draft',
    subtotal: '179.00',
    tax: '18.85',
    total: '197.85',
    balance: '197.85',
  });
  const own = await (await signInAs(app, client)).graphql('{ invoices { edges { node { id } } } }');
  expect(own.data).toEqual({ invoices: { edges: [] } });
});

test('a sent invoice has a number, both parties and a due date, is in the ledger, and its client gets a mail', async () => {
  const client = await app.make.user({ firstName: 'Ada', lastName: 'Lovelace' });
  const { data } = await create({
    clientId: client.id,
    lines: [
      { ...line, kind: 'implementation', taxRate: '19' },
      { ...line, kind: 'support' },
    ],
  });
  await admin.graphql(
    'mutation ($id: ID!, $input: UpdateClientBillingInput!) { updateClientBilling(id: $id, input: $input) { id } }',
    { id: client.id, input: { companyName: 'Engines Ltd', address: 'London', taxId: 'GB1', dueDays: 0 } },
  );
  const sent = (await change('sendInvoice', data.createInvoice.id)).data.sendInvoice!;
  expect(sent).toMatchObject({ status: 'sent', number: expect.stringMatching(/^INV-\d{4}-\d{4}$/), total: '219.00' });
  const read = await (
    await signInAs(app, client)
  ).graphql('query ($id: ID!) { invoice(id: $id) { seller { name address } buyer { name address taxId } } }', {
    id: sent.id,
  });
  expect(read.data).toEqual({
    invoice: {
      seller: { name: 'Agency GmbH', address: '1 Harbour Street\nHamburg' },
      buyer: { name: 'Engines Ltd', address: 'London', taxId: 'GB1' },
    },
  });
  expect(await getBalances(sent.id)).toEqual({
    receivable: '219.00',
    implementation_revenue: '-100.00',
    support_revenue: '-100.00',
    tax: '-19.00',
  });
  const [mail] = await waitForMails(app, client.email, 1);
  expect(mail?.subject).toBe(`10x Labs: invoice ${sent.number}`);
  expect(mail?.text).toContain(`Reference: ${sent.number}`);
});

test('a draft can be changed and deleted, a sent invoice can be neither, not even in the database', async () => {
  const client = await app.make.user();
  const { data } = await create({ clientId: client.id, lines: [line] });
  const { id } = data.createInvoice;
  const changed = await change('updateInvoice', id, { lines: [line, line], note: 'Thank you' });
  expect(changed.data.updateInvoice?.total).toBe('200.00');
  await change('sendInvoice', id);
  for (const again of [
    await change('updateInvoice', id, { lines: [line] }),
    await change('sendInvoice', id),
    await admin.graphql('mutation ($id: ID!) { deleteInvoice(id: $id) { invoiceId } }', { id }),
  ])
    expect(again.errors?.[0]?.extensions.code).toBe('CONFLICT');
  for (const sql of [
    'update invoices set total = 1, subtotal = 1 where id = $1',
    "update invoices set state = 'draft', number = null where id = $1",
    'delete from invoices where id = $1',
  ])
    await expect(database.query(sql, [id])).rejects.toThrow('was sent and never changes');
  const other = (await create({ clientId: client.id, lines: [line] })).data.createInvoice;
  const deleted = await admin.graphql('mutation ($id: ID!) { deleteInvoice(id: $id) { invoiceId } }', { id: other.id });
  expect(deleted.data).toEqual({ deleteInvoice: { invoiceId: other.id } });
});

test('what was voided owes nothing, and has a credit note', async () => {
  const client = await app.make.user();
  const sent = await sendNew(client);
  const { data } = await change('voidInvoice', sent.id, { reason: 'The wrong price' });
  expect(data.voidInvoice).toMatchObject({ status: 'void', balance: '0.00', number: sent.number });
  expect(await getBalances(sent.id)).toEqual({});
  expect((await change('voidInvoice', sent.id, { reason: 'Again' })).errors?.[0]?.extensions.code).toBe('CONFLICT');
  const mails = await waitForMails(app, client.email, 2);
  expect(mails.map(({ subject }) => subject)).toContain(`10x Labs: invoice ${sent.number} is void`);
});

test('invoices that are sent at once have numbers without a gap, though some fail', async () => {
  const client = await app.make.user();
  const before = (await sendNew(client)).number!;
  const drafts = await Promise.all(
    Array.from({ length: 20 }, async (_, n) => {
      const { data } = await create({ clientId: client.id, lines: [{ ...line, unitPrice: n % 5 === 0 ? '0' : '10' }] });
      return data.createInvoice.id;
    }),
  );
  const results = await Promise.all(drafts.map((id) => change('sendInvoice', id)));
  const numbers = results.flatMap(({ data }) => data?.sendInvoice?.number ?? []);
  const toPlace = (number: string) => Number(number.slice(-4));
  expect(numbers.map(toPlace).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 16 }, (_, n) => toPlace(before) + 1 + n),
  );
});

test('an invoice is overdue the day after it was due', async () => {
  const client = await app.make.user();
  const { id } = await app.make.invoice({ client, state: 'sent', dueOn: '2026-01-31' });
  const list = async (status: string) => {
    const { data } = await admin.graphql<{ invoices: { edges: Array<{ node: { id: string; status: string } }> } }>(
      'query ($filter: InvoiceFilter) { invoices(filter: $filter) { edges { node { id status } } } }',
      { filter: { status, clientId: client.id } },
    );
    return data.invoices.edges.map(({ node }) => node);
  };
  expect(await list('overdue')).toEqual([{ id, status: 'overdue' }]);
  expect(await list('sent')).toEqual([]);
});

test.each([
  ['no lines', { lines: [] }, { lines: 'Please add a line' }],
  [
    'a price of a third of a cent',
    { lines: [{ ...line, unitPrice: '0.003' }] },
    { 'lines.0.unitPrice': expect.any(String) },
  ],
  [
    'a total that is too large',
    { lines: Array.from({ length: 3 }, () => ({ ...line, unitPrice: '9999999.99' })) },
    { lines: expect.any(String) },
  ],
  [
    'neither a project nor a client',
    { clientId: null, lines: [line] },
    { projectId: 'Please choose a project or a client' },
  ],
  ['someone who is no client', { clientId: v7(), lines: [line] }, { clientId: 'Please choose a client' }],
])('an invoice with %s is refused at its field', async (_what, input, fields) => {
  const client = await app.make.user();
  const { errors } = await create({ clientId: client.id, ...input });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields });
});

test('the ledger refuses what does not balance, and changes', async () => {
  const client = await app.make.user();
  const sent = await sendNew(client);
  await expect(
    database.query(
      `insert into ledger_entries (id, transaction_id, account, currency, amount)
       select gen_random_uuid(), transaction_id, 'bank', 'USD', 1 from ledger_entries where invoice_id = $1 limit 1`,
      [sent.id],
    ),
  ).rejects.toThrow('do not balance');
  for (const sql of [
    'update ledger_entries set amount = 1',
    'delete from ledger_entries',
    'truncate ledger_entries, ledger_transactions',
    "update ledger_transactions set occurred_on = '2020-01-01'",
  ])
    await expect(database.query(sql)).rejects.toThrow('never change');
});
