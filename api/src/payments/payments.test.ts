import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { toAmount, toMinor } from 'rules/money';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import type { TestUser } from '#test/factories';
import { signInAs } from '#test/sign-in-as';
import { getTrialCount } from '#test/trials';

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

interface Result {
  id: string;
  applied?: string;
  credited?: string;
}
const run = async (name: string, id: string, input?: object) => {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  const isPayment = ['recordPayment', 'applyCredit', 'refundPayment'].includes(name);
  const fields = isPayment ? 'id applied credited' : 'id';
  const { data, errors } = await admin.graphql<Record<string, Result>>(
    input
      ? `mutation ($id: ID!, $input: ${type}!) { ${name}(id: $id, input: $input) { ${fields} } }`
      : `mutation ($id: ID!) { ${name}(id: $id) { ${fields} } }`,
    { id, ...(input && { input }) },
  );
  return { result: data?.[name], error: errors?.[0]?.extensions };
};
const send = async (client: TestUser, unitPrice: string, taxRate = '0') => {
  const { data } = await admin.graphql<{ createInvoice: Result }>(
    'mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) { id } }',
    { input: { clientId: client.id, lines: [{ description: 'Work', unitPrice, taxRate }] } },
  );
  await run('sendInvoice', data.createInvoice.id);
  return data.createInvoice.id;
};
const pay = (id: string, amount: string, method = 'bank_transfer') =>
  run('recordPayment', id, { amount, paidOn: '2026-11-02', method });
const read = async (id: string) => {
  const { data } = await admin.graphql<{ invoice: { status: string; paid: string; balance: string } }>(
    'query ($id: ID!) { invoice(id: $id) { status paid balance } }',
    { id },
  );
  return data.invoice;
};
const getBalance = async (account: string, client: TestUser) => {
  const { rows } = await database.query<{ balance: string }>(
    'select coalesce(sum(amount), 0)::numeric(14, 2)::text as balance from ledger_entries where account = $1 and party_id = $2',
    [account, client.id],
  );
  return rows[0]?.balance;
};

test('part payments, then the rest: partly paid, then paid', async () => {
  const client = await app.make.user();
  const id = await send(client, '100.00', '19');
  await pay(id, '19');
  expect(await read(id)).toEqual({ status: 'partly_paid', paid: '19.00', balance: '100.00' });
  await pay(id, '100.00');
  expect(await read(id)).toEqual({ status: 'paid', paid: '119.00', balance: '0.00' });
  expect((await pay(id, '1.00')).error).toMatchObject({ code: 'CONFLICT' });
  expect(await getBalance('receivable', client)).toBe('0.00');
  expect(await getBalance('bank', client)).toBe('119.00');
  const own = await signInAs(app, client);
  const { data } = await own.graphql(
    'query ($id: ID!) { payments(invoiceId: $id) { edges { node { amount paidOn method } } } }',
    { id },
  );
  expect(data).toEqual({
    payments: {
      edges: ['100.00', '19.00'].map((amount) => ({
        node: { amount, paidOn: '2026-11-02', method: 'bank_transfer' },
      })),
    },
  });
});

test('what is too much is credit, which pays the next invoice', async () => {
  const client = await app.make.user();
  const first = await send(client, '100');
  expect((await pay(first, '130')).result).toMatchObject({ applied: '100.00', credited: '30.00' });
  const second = await send(client, '50');
  expect((await run('applyCredit', second, { amount: '40' })).error).toMatchObject({
    fields: { amount: 'At most 30.00 can be paid from credit' },
  });
  await run('applyCredit', second, { amount: '30' });
  expect(await read(second)).toEqual({ status: 'partly_paid', paid: '30.00', balance: '20.00' });
  expect(await getBalance('client_credit', client)).toBe('0.00');
  expect((await run('applyCredit', second, { amount: '1' })).error).toMatchObject({ code: 'CONFLICT' });
});

test('a refund takes what was too much first, then opens the invoice again, and never exceeds the payment', async () => {
  const client = await app.make.user();
  const id = await send(client, '100');
  const payment = (await pay(id, '120')).result!.id;
  await run('refundPayment', payment, { amount: '50' });
  expect(await read(id)).toEqual({ status: 'partly_paid', paid: '70.00', balance: '30.00' });
  expect(await getBalance('client_credit', client)).toBe('0.00');
  expect((await run('refundPayment', payment, { amount: '70.01' })).error).toMatchObject({
    fields: { amount: 'At most 70.00 of this payment can be refunded' },
  });
  await run('refundPayment', payment, { amount: '70' });
  expect(await read(id)).toEqual({ status: 'sent', paid: '0.00', balance: '100.00' });
  expect(await getBalance('bank', client)).toBe('0.00');
});

test('what was paid of a void invoice is credit, which can be refunded', async () => {
  const client = await app.make.user();
  const id = await send(client, '100');
  const payment = (await pay(id, '60')).result!.id;
  await run('voidInvoice', id, { reason: 'The wrong client' });
  expect(await getBalance('client_credit', client)).toBe('-60.00');
  expect(await getBalance('receivable', client)).toBe('0.00');
  expect((await pay(id, '10')).error).toMatchObject({ code: 'CONFLICT' });
  await run('refundPayment', payment, { amount: '60' });
  expect(await getBalance('client_credit', client)).toBe('0.00');
  expect(await getBalance('bank', client)).toBe('0.00');
});

test("a client's balances are what they paid, owe, and have too much, by currency", async () => {
  const client = await app.make.user();
  await pay(await send(client, '100'), '130');
  await app.make.invoice({ client, state: 'sent', total: '70.00', dueOn: '2026-01-31' });
  await app.make.invoice({ client, state: 'sent', total: '50.00', dueOn: '2098-12-31' });
  await app.make.invoice({ client, total: '1000.00' });
  const fields = 'currency paid open overdue credit nextDueOn';
  const { data } = await (await signInAs(app, client)).graphql(`{ clientSummary { balances { ${fields} } } }`);
  expect(data).toEqual({
    clientSummary: {
      balances: [
        { currency: 'USD', paid: '100.00', open: '120.00', overdue: '70.00', credit: '30.00', nextDueOn: '2098-12-31' },
      ],
    },
  });
});

test('fifty payments at once of the whole invoice pay it once', async () => {
  const client = await app.make.user();
  const id = await send(client, '100');
  const results = await Promise.all(Array.from({ length: 50 }, () => pay(id, '100')));
  expect(results.filter(({ result }) => result)).toHaveLength(1);
  expect(results.filter(({ error }) => error?.code === 'CONFLICT')).toHaveLength(49);
  expect(await getBalance('bank', client)).toBe('100.00');
});

test('a payment of tomorrow, or of a draft, is refused', async () => {
  const client = await app.make.user();
  const id = await send(client, '100');
  const tomorrow = { amount: '1', paidOn: '2999-01-01', method: 'bank_transfer' };
  expect((await run('recordPayment', id, tomorrow)).error).toMatchObject({
    fields: { paidOn: 'This day has not come yet' },
  });
  const draft = await app.make.invoice({ client });
  expect((await pay(draft.id, '1')).error).toMatchObject({ code: 'CONFLICT' });
});

test('whatever happens to random invoices, they agree with the ledger, which balances', async () => {
  const clients = await Promise.all(Array.from({ length: 3 }, () => app.make.user()));
  const invoices: string[] = [];
  const payments: string[] = [];
  const pick = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)]!;
  const amount = () => toAmount(BigInt(1 + Math.floor(Math.random() * 20_000)));
  const actions = [
    async () => void invoices.push(await send(pick(clients), amount(), pick(['0', '7.25', '19', '8.1']))),
    async () => void payments.push(...[(await pay(pick(invoices), amount())).result?.id ?? []].flat()),
    async () => void payments.push(...[(await pay(pick(invoices), amount())).result?.id ?? []].flat()),
    () => run('refundPayment', pick(payments), { amount: amount() }),
    () => run('applyCredit', pick(invoices), { amount: amount() }),
    () => run('voidInvoice', pick(invoices), { reason: 'Random' }),
  ];
  for (let n = 0; n < 6; n += 1) await actions[0]!();
  for (let n = 0; n < 3; n += 1) await actions[1]!();
  // Some at a time, so that they also meet each other.
  for (let n = 0; n < getTrialCount({ short: 20, long: 2000 }); n += 1)
    await Promise.all(Array.from({ length: 5 }, () => pick(actions)()));

  const { rows: unbalanced } = await database.query(
    'select transaction_id from ledger_entries group by transaction_id, currency having sum(amount) <> 0',
  );
  expect(unbalanced).toEqual([]);
  const { rows } = await database.query<{ number: string; balance: string; owed: string }>(
    `select number, balance::text, (select coalesce(sum(amount), 0) from ledger_entries
       where account = 'receivable' and invoice_id = invoices.id)::numeric(12, 2)::text as owed
       from invoices where state <> 'draft' and id = any($1)`,
    [invoices],
  );
  expect(rows.filter(({ balance, owed }) => balance !== owed)).toEqual([]);
  const numbers = rows.map(({ number }) => Number(number.slice(-4)));
  expect(new Set(numbers).size).toBe(invoices.length);
  for (const client of clients) {
    expect(toMinor((await getBalance('client_credit', client))!)).toBeLessThanOrEqual(0n);
    expect(toMinor((await getBalance('bank', client))!)).toBeGreaterThanOrEqual(0n);
  }
});
