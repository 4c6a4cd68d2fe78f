import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { sum, toAmount, toMinor } from 'rules/money';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import type { TestUser } from '#test/factories';
import { signInAs } from '#test/sign-in-as';

let app: TestApp;
let admin: TestClient;
let database: pg.Client;
let today: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signInAs(app, await app.make.user({ role: 'admin' }));
  database = new pg.Client(app.databaseUrl);
  await database.connect();
  const { rows } = await database.query<{ today: string }>(
    "select (now() at time zone 'Europe/Berlin')::date::text as today",
  );
  today = rows[0]!.today;
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

interface Account {
  currency: string;
  openingBalance: string;
  entries: Array<{ kind: string; description: string; amount: string; balance: string }>;
  closingBalance: string;
  receivable: string;
  credit: string;
}
const query = `query ($id: ID!, $from: Date!, $until: Date!) { accountStatement(clientId: $id, from: $from, until: $until) {
  accounts { currency openingBalance entries { kind description amount balance } closingBalance receivable credit } } }`;
const getStatement = (who: TestClient, id: string, from = '2026-01-01', until = '2099-12-31') =>
  who.graphql<{ accountStatement: { accounts: Account[] } | null }>(query, { id, from, until });

async function sendNew(client: TestUser, amount: string, currency = 'USD') {
  const input = { clientId: client.id, currency, lines: [{ description: 'Work', unitPrice: amount }] };
  const draft = await admin.send<{ id: string }>('POST', '/api/invoices', input);
  return (await admin.send<{ id: string; number: string }>('POST', `/api/invoices/${draft.body.id}/send`)).body;
}
const pay = async ({ id }: { id: string }, amount: string, paidOn = today) =>
  (
    await admin.send<{ id: string }>('POST', `/api/invoices/${id}/payments`, {
      amount,
      paidOn,
      method: 'bank_transfer',
    })
  ).body;
const refund = ({ id }: { id: string }, amount: string) =>
  admin.graphql('mutation ($id: ID!, $input: RefundPaymentInput!) { refundPayment(id: $id, input: $input) { id } }', {
    id,
    input: { amount },
  });

async function getLedgerBalance(client: TestUser, currency: string): Promise<string> {
  const { rows } = await database.query<{ balance: string }>(
    `select coalesce(sum(amount), 0)::numeric(14, 2)::text as balance from ledger_entries
      where party_id = $1 and currency = $2 and account in ('receivable', 'client_credit')`,
    [client.id, currency],
  );
  return rows[0]!.balance;
}

/** A client with an invoice paid too much, one paid in part by credit, a void one, a refund, and one in euros. */
async function createHistory() {
  const client = await app.make.user();
  const first = await sendNew(client, '100.00');
  const payment = await pay(first, '150.00');
  const second = await sendNew(client, '80.00');
  await admin.graphql('mutation ($id: ID!, $input: ApplyCreditInput!) { applyCredit(id: $id, input: $input) { id } }', {
    id: second.id,
    input: { amount: '30.00' },
  });
  const third = await sendNew(client, '10.00');
  await admin.send('POST', `/api/invoices/${third.id}/void`, { reason: 'A mistake' });
  expect((await refund(payment, '20.00')).errors).toBeUndefined();
  const euros = await sendNew(client, '7.00', 'EUR');
  return { client, first, second, third, euros };
}

test('a statement has what changed the balance, by currency, and agrees with the ledger', async () => {
  const { client, first, second, third } = await createHistory();
  const { data } = await getStatement(await signInAs(app, client), client.id);
  const [euros, dollars] = data.accountStatement!.accounts;
  expect(euros).toMatchObject({ currency: 'EUR', closingBalance: '7.00', receivable: '7.00', credit: '0.00' });
  const hideNumber = (text: string) => text.replace(/CN-\d{4}-\d{4}/, 'CN');
  expect(
    dollars?.entries.map(({ description, amount, balance }) => [hideNumber(description), amount, balance]),
  ).toEqual([
    [`Invoice ${first.number}`, '100.00', '100.00'],
    [`Payment of ${first.number} by bank transfer`, '-150.00', '-50.00'],
    [`Invoice ${second.number}`, '80.00', '30.00'],
    [`Invoice ${third.number}`, '10.00', '40.00'],
    [`Credit note CN for invoice ${third.number}`, '-10.00', '30.00'],
    [`Refund of a payment of ${first.number}`, '20.00', '50.00'],
  ]);
  expect(dollars).toMatchObject({
    openingBalance: '0.00',
    closingBalance: '50.00',
    receivable: '50.00',
    credit: '0.00',
  });
  for (const { currency, openingBalance, entries, closingBalance } of data.accountStatement!.accounts) {
    expect(closingBalance).toBe(await getLedgerBalance(client, currency));
    expect(toAmount(sum([openingBalance, ...entries.map(({ amount }) => amount)].map(toMinor)))).toBe(closingBalance);
  }
});

test('the balance before the first day is the opening balance, and later days are left out', async () => {
  const client = await app.make.user();
  const invoice = await sendNew(client, '100.00');
  await pay(invoice, '40.00', '2026-01-15');
  const admins = async (from: string, until: string) =>
    (await getStatement(admin, client.id, from, until)).data.accountStatement!.accounts[0];
  expect(await admins('2026-01-01', '2026-01-31')).toMatchObject({
    openingBalance: '0.00',
    closingBalance: '-40.00',
    entries: [{ kind: 'payment', amount: '-40.00', balance: '-40.00' }],
  });
  expect(await admins('2026-01-16', '2099-12-31')).toMatchObject({
    openingBalance: '-40.00',
    closingBalance: '60.00',
    entries: [{ kind: 'invoice', amount: '100.00', balance: '60.00' }],
  });
  expect(await admins('2025-01-01', '2025-12-31')).toMatchObject({ entries: [], closingBalance: '0.00' });
});

test('no one else reads it, and a period that ends before it begins is refused at its field', async () => {
  const client = await app.make.user();
  const stranger = await signInAs(app, await app.make.user());
  expect((await getStatement(stranger, client.id)).data).toEqual({ accountStatement: null });
  const { errors } = await getStatement(admin, client.id, '2026-02-01', '2026-01-01');
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { until: 'Please choose a day that is not before the first' },
  });
});

describe('as files', () => {
  const period = 'from=2026-01-01&until=2099-12-31';

  test('a client downloads their own, an administrator names the client', async () => {
    const { client, first } = await createHistory();
    const own = await signInAs(app, client);
    const csv = await own.send<string>('GET', `/api/statements/csv?${period}`);
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(csv.headers.get('content-disposition')).toBe(
      'attachment; filename="Statement 2026-01-01 to 2099-12-31.csv"',
    );
    const rows = csv.body.replace('\uFEFF', '').trim().split('\r\n');
    expect(rows[0]).toBe('Date,What,Amount,Balance,Currency');
    expect(rows).toContain('2026-01-01,Opening balance,,0,USD');
    expect(rows).toContain('2099-12-31,Closing balance,,50,USD');
    expect(rows.some((row) => row.startsWith(`${today},Payment of ${first.number} by bank transfer,-150,`))).toBe(true);
    const pdf = await admin.send('GET', `/api/statements/pdf?${period}&clientId=${client.id}`);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  test('a foreign client is not found, and what is missing is named', async () => {
    const client = await app.make.user();
    const own = await signInAs(app, await app.make.user());
    const foreign = await own.send('GET', `/api/statements/pdf?${period}&clientId=${client.id}`);
    expect(foreign).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await admin.send('GET', `/api/statements/csv?${period}`)).toMatchObject({
      status: 400,
      body: { fields: { clientId: 'Please choose a client' } },
    });
    expect(await own.send('GET', '/api/statements/pdf?from=2026-01-01')).toMatchObject({
      status: 400,
      body: { fields: { until: 'Please choose a day' } },
    });
  });
});
