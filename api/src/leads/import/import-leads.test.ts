import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { maxImportBytes } from 'rules/import-leads';
import { v7 } from 'uuid';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import { queueBehindLock } from '#test/queue-behind-lock';
import { subscribeTo } from '#test/socket';

interface Imported {
  importLeads: { imported: number; skipped: number[] };
}
const importLeads = 'mutation ($input: ImportLeadsInput!) { importLeads(input: $input) { imported skipped } }';

let app: TestApp;
let sales: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  sales = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'sales', firstName: 'Selma' }));
});
afterAll(() => app.stop());

const row = (more: object = {}) => {
  const name = v7();
  return { companyName: `Company ${name}`, contactName: 'Mia Park', contactEmail: `${name}@mill.test`, ...more };
};
const send = (leads: object[], more: object = {}, client = sales) =>
  client.graphql<Imported>(importLeads, { input: { leads, ...more } });
async function findLeads(search: string) {
  const query = `query ($search: String) { leads(first: 500, filter: { search: $search }) {
    edges { node { contactEmail contactPhone projectType status owner { firstName } } } } }`;
  const { data } = await sales.graphql<{ leads: { edges: Array<{ node: object }> } }>(query, { search });
  return data.leads.edges.map(({ node }) => node);
}

test('rows become new leads of the importer, with normalized emails, and other browsers see each', async () => {
  const company = `Mill ${v7()}`;
  const { next, stop } = await subscribeTo(sales, 'subscription { leadChanged { companyName } }');
  const rows = ['One@Mill.test', 'two@mill.test'].map((contactEmail, place) =>
    row({
      companyName: `${company} ${place}`,
      contactEmail: v7() + contactEmail,
      contactPhone: '',
      projectType: 'web_app',
    }),
  );
  expect((await send(rows)).data).toEqual({ importLeads: { imported: 2, skipped: [] } });
  const seen = [(await next()).value, (await next()).value];
  expect(seen).toEqual(expect.arrayContaining([{ data: { leadChanged: { companyName: `${company} 0` } } }]));
  await stop();
  const expected = rows.map(({ contactEmail }) => ({
    contactEmail: contactEmail.toLowerCase(),
    contactPhone: null,
    projectType: 'web_app',
    status: 'new',
    owner: { firstName: 'Selma' },
  }));
  expect(await findLeads(company)).toEqual(expected.toReversed());
});

test('one invalid row stores none, and its error names row and field', async () => {
  const company = `Quarry ${v7()}`;
  const { errors } = await send([row({ companyName: company }), row({ companyName: company, contactEmail: 'mia' })]);
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { 'leads.1.contactEmail': 'Please enter a valid email address' },
  });
  expect(await findLeads(company)).toEqual([]);
});

test('five hundred leads can be imported at once, and no more', async () => {
  const company = `Crowd ${v7()}`;
  const rows = Array.from({ length: 501 }, (_, n) => row({ companyName: `${company} ${n}` }));
  expect((await send(rows)).errors?.[0]?.extensions).toMatchObject({
    fields: { leads: 'Please import 1 to 500 leads at a time' },
  });
  expect((await send(rows.slice(1))).data.importLeads).toEqual({ imported: 500, skipped: [] });
  expect(await findLeads(company)).toHaveLength(500);
});

test('the largest import that the form sends fits into a request', async () => {
  const leads = Array.from({ length: 100 }, () => row({ notes: '' }));
  const room = maxImportBytes - Buffer.byteLength(JSON.stringify({ leads }));
  const notes = 'x'.repeat(Math.floor(room / leads.length));
  const { data } = await send(leads.map((lead) => ({ ...lead, notes })));
  expect(data.importLeads).toEqual({ imported: 100, skipped: [] });
});

test('a lead that exists, by email, phone or company with contact, is skipped, and so is one that repeats an earlier row', async () => {
  const digits = v7().replaceAll(/[^0-9]/g, '');
  const first = row();
  await send([first, row({ contactPhone: `+49 (30) ${digits}` })]);
  const again = [
    row({ contactEmail: first.contactEmail.toUpperCase() }),
    row({ contactPhone: `4930${digits}` }),
    row({ companyName: first.companyName.toUpperCase() }),
  ];
  const fresh = row();
  const { data } = await send([...again, fresh, fresh]);
  expect(data.importLeads).toEqual({ imported: 1, skipped: [0, 1, 2, 4] });
});

test('duplicates are imported on request', async () => {
  const lead = row();
  await send([lead]);
  const { data } = await send([lead, lead], { includeDuplicates: true });
  expect(data.importLeads).toEqual({ imported: 2, skipped: [] });
});

test('of two imports of the same file at the same time, the second one skips every row', async () => {
  const rows = [row(), row()];
  const answers = await queueBehindLock(
    {
      databaseUrl: app.databaseUrl,
      sql: "select pg_advisory_xact_lock(hashtextextended('import of leads', 0))",
      values: [],
      waiting: 2,
    },
    [() => send(rows), () => send(rows)],
  );
  expect(answers.map(({ data }) => data.importLeads.imported).toSorted()).toEqual([0, 2]);
});

test('clients and other contractors cannot import leads', async () => {
  for (const user of [
    await app.make.user(),
    await app.make.user({ role: 'contractor', contractorRole: 'developer' }),
  ]) {
    const { errors } = await send([row()], {}, await signInAs(app, user));
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  }
});
