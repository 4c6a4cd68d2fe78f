import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';

interface Row {
  id: string | null;
  title: string;
  tier: string | null;
  isLead: boolean;
  isSample: boolean;
}
interface Phase {
  phase: string;
  total: number;
  value: string;
  rows: Row[];
}
const query = '{ salesPipeline { phase total value rows { id title client tier value isLead isSample } } }';
const phases = ['requirements', 'development', 'testing', 'deployment'];

let app: TestApp;
let sales: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  sales = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'sales' }));
});
afterAll(() => app.stop());

const pipeline = async (who = sales) => (await who.graphql<{ salesPipeline: Phase[] }>(query)).data.salesPipeline;
const update = 'mutation ($id: ID!, $status: LeadStatus!) { updateLead(id: $id, input: { status: $status }) { id } }';
async function lead(status: string, details: object = {}): Promise<string> {
  const form = {
    companyName: 'Tram Museum',
    contactName: 'Helga Stein',
    contactEmail: 'helga@museum.test',
    ...details,
  };
  const { body } = await sales.send<{ id: string }>('POST', '/api/sales/leads', form);
  await sales.graphql(update, { id: body.id, status });
  return body.id;
}

test('without projects and leads the pipeline shows samples of three tiers, or nothing with samples off', async () => {
  for (const status of ['new', 'contacted', 'won', 'lost']) await lead(status);
  const shown = await pipeline();
  expect(shown.map(({ phase }) => phase)).toEqual(phases);
  const rows = shown.flatMap((phase) => phase.rows);
  expect(new Set(rows.map(({ tier }) => tier))).toEqual(new Set(['enterprise', 'high', 'medium']));
  for (const row of rows) expect(row).toMatchObject({ isSample: true, id: null });
  for (const phase of shown) expect(phase.total).toBe(phase.rows.length);
  expect(shown.map(({ value }) => value)).toEqual(['55500.00', '51000.00', '7500.00', '15000.00']);

  const plain = await startTestApp({ SAMPLE_FIGURES: 'off' });
  const asAdmin = await signInAs(plain, await plain.make.user({ role: 'admin' }));
  expect(await pipeline(asAdmin)).toEqual(phases.map((phase) => ({ phase, total: 0, value: '0.00', rows: [] })));
  await plain.stop();
});

test('projects and leads are listed in their phases, without samples', async () => {
  const client = await app.make.user({ firstName: 'Clara', lastName: 'Meyer' });
  const qualified = await lead('qualified', { budget: '15k_50k' });
  const proposal = await lead('proposal', { budget: 'tbd' });
  const made: Record<string, string> = {};
  for (const status of ['pending', 'in_progress', 'testing', 'completed', 'cancelled'])
    made[status] = (await app.make.project({ client, status, title: status, fees: ['2500.50', '0.00'] })).id;
  const project = (status: string) => ({
    id: made[status],
    title: status,
    client: 'Clara Meyer',
    tier: 'small',
    value: '2500.50',
    isLead: false,
    isSample: false,
  });
  const lost = { title: 'Tram Museum', client: 'Helga Stein', isLead: true, isSample: false };
  expect(await pipeline()).toEqual([
    {
      phase: 'requirements',
      total: 3,
      value: '17500.50',
      rows: [
        project('pending'),
        { id: proposal, ...lost, tier: null, value: null },
        { id: qualified, ...lost, tier: 'high', value: '15000.00' },
      ],
    },
    { phase: 'development', total: 1, value: '2500.50', rows: [project('in_progress')] },
    { phase: 'testing', total: 1, value: '2500.50', rows: [project('testing')] },
    { phase: 'deployment', total: 1, value: '2500.50', rows: [project('completed')] },
  ]);
});

test('a project completed over 30 days ago is in no phase, but still counts as a record', async () => {
  const own = await startTestApp();
  await own.make.project({ status: 'completed' });
  const asAdmin = await signInAs(own, await own.make.user({ role: 'admin' }));
  const deployed = async () => (await pipeline(asAdmin))[3];
  expect(await deployed()).toMatchObject({ total: 1 });
  const database = new pg.Client(own.databaseUrl);
  await database.connect();
  await database.query("update projects set updated_at = now() - interval '31 days'");
  await database.end();
  expect(await pipeline(asAdmin)).toEqual(phases.map((phase) => ({ phase, total: 0, value: '0.00', rows: [] })));
  await own.stop();
});

test('a phase lists the newest fifty, and counts and totals all', async () => {
  const client = await app.make.user();
  const before = (await pipeline())[1];
  const titles = Array.from({ length: 51 }, (_, n) => `Project ${n}`);
  for (const title of titles) await app.make.project({ client, title });
  const development = (await pipeline())[1];
  expect(development?.total).toBe((before?.total ?? 0) + 51);
  expect(Number(development?.value)).toBe(Number(before?.value) + 51 * 2500);
  expect(development?.rows.map(({ title }) => title)).toEqual(titles.slice(1).toReversed());
});

test('the pipeline is for sales and administrators', async () => {
  const developer = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'developer' }));
  expect((await developer.graphql(query)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await app.client.graphql(query)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
