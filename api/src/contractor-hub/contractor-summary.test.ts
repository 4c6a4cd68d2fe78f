import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestUser } from '#test/factories';
import { recordStatements } from '#test/statements';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.stop());

const contractor = (contractorRole = 'developer') => app.make.user({ role: 'contractor', contractorRole });
async function ask<Summary>(person: TestUser, selection: string): Promise<Summary> {
  const client = await signInAs(app, person);
  const { data } = await client.graphql<{ contractorSummary: Summary }>(`{ contractorSummary { ${selection} } }`);
  return data.contractorSummary;
}

/** The start of this month and of the previous one in the agency's time zone: in UTC both are in the previous month. */
async function monthStarts(): Promise<{ thisMonth: Date; lastMonth: Date; names: string[] }> {
  const client = new pg.Client(app.databaseUrl);
  await client.connect();
  const { rows } = await client.query(
    `select start at time zone 'Europe/Berlin' as "thisMonth",
            (start - interval '1 month') at time zone 'Europe/Berlin' as "lastMonth",
            (select array_agg(to_char(start - ago * interval '1 month', 'YYYY-MM') order by ago) from generate_series(0, 3) ago) as names
       from (select date_trunc('month', now() at time zone 'Europe/Berlin') as start) as month`,
  );
  await client.end();
  return rows[0];
}

test("months are in the agency's time zone, and the history has the last four, current one first", async () => {
  const developer = await contractor();
  const { thisMonth, lastMonth, names } = await monthStarts();
  const pay = (amount: string, paidAt: Date) =>
    app.make.payout({ contractor: developer, amount, paidAt: paidAt.toISOString() });
  await pay('1.10', thisMonth);
  await pay('20.00', new Date(thisMonth.getTime() - 1));
  await pay('300.00', lastMonth);
  await pay('4000.00', new Date(lastMonth.getTime() - 1));
  await pay('50000.00', new Date('2020-01-15T12:00:00Z'));
  expect(
    await ask(developer, 'thisMonth { value } billing { allTime { total { value } } history { month total } }'),
  ).toEqual({
    thisMonth: { value: '1.10' },
    billing: {
      allTime: { total: { value: '54321.10' } },
      history: ['1.10', '320.00', '4000.00', '0.00'].map((total, ago) => ({ month: names[ago], total })),
    },
  });
});

test("this month's sample matches the history, and the samples add up", async () => {
  const period = '{ projectPayouts { value } supportResiduals { value } bonuses { value } total { value } }';
  interface Billing {
    billing: { currentMonth: Period; allTime: Period; history: Array<Record<Kind | 'month', string>> };
  }
  type Kind = 'projectPayouts' | 'supportResiduals' | 'bonuses' | 'total';
  type Period = Record<Kind, { value: string }>;
  const { billing } = await ask<Billing>(
    await contractor(),
    `billing { currentMonth ${period} allTime ${period} history { month projectPayouts supportResiduals bonuses total } }`,
  );
  for (const { total, ...parts } of [billing.currentMonth, billing.allTime]) {
    expect(Object.values(parts).reduce((sum, { value }) => sum + Number(value), 0)).toBe(Number(total.value));
  }
  const { names } = await monthStarts();
  expect(billing.history.map(({ month }) => month)).toEqual(names);
  for (const { projectPayouts, supportResiduals, bonuses, total } of billing.history) {
    expect(Number(projectPayouts) + Number(supportResiduals) + Number(bonuses)).toBe(Number(total));
  }
  const { month: _, ...newest } = billing.history[0] ?? { month: '' };
  expect(newest).toEqual(
    Object.fromEntries(Object.entries(billing.currentMonth).map(([kind, { value }]) => [kind, value])),
  );
});

test('a month of the history has the payouts by kind', async () => {
  const developer = await contractor();
  const { thisMonth } = await monthStarts();
  for (const [kind, amount] of [
    ['project', '1000.00'],
    ['project', '200.50'],
    ['support_residual', '64.50'],
    ['bonus', '250.00'],
  ])
    await app.make.payout({ contractor: developer, kind, amount, paidAt: thisMonth.toISOString() });
  const { billing } = await ask<{ billing: { history: object[] } }>(
    developer,
    'billing { history { projectPayouts supportResiduals bonuses total } }',
  );
  const nothing = { projectPayouts: '0.00', supportResiduals: '0.00', bonuses: '0.00', total: '0.00' };
  expect(billing.history).toEqual([
    { projectPayouts: '1200.50', supportResiduals: '64.50', bonuses: '250.00', total: '1515.00' },
    nothing,
    nothing,
    nothing,
  ]);
});

test("active projects are the viewer's open projects in any role, open tickets are the visible unresolved ones", async () => {
  const developer = await contractor();
  const counts = 'activeProjects openTickets';
  expect(await ask(developer, counts)).toEqual({ activeProjects: 0, openTickets: 0 });
  for (const status of ['pending', 'in_progress', 'testing', 'completed', 'cancelled'])
    await app.make.project({ developer, status });
  const project = await app.make.project({ tester: developer });
  const foreign = await app.make.project({ developer: await contractor() });
  for (const status of ['open', 'in_progress', 'resolved']) {
    await app.make.ticket({ project, status });
    await app.make.ticket({ project: foreign, status });
  }
  expect(await ask(developer, counts)).toEqual({ activeProjects: 4, openTickets: 2 });
});

test("the rating is the average across the viewer's projects in any role, with one decimal", async () => {
  const pm = await contractor('project_manager');
  await app.make.project({ developer: pm, status: 'completed', rating: 5 });
  await app.make.project({ tester: pm, status: 'completed', rating: 4 });
  await app.make.project({ projectManager: pm, status: 'completed', rating: 4 });
  await app.make.project({ developer: pm, status: 'completed' });
  expect(await ask(pm, 'rating { value isSample }')).toEqual({ rating: { value: '4.3', isSample: false } });
});

test('the queue has project and client, newest first; the activity is the last five entries', async () => {
  const tester = await contractor('tester');
  const client = await app.make.user({ firstName: 'Clara', lastName: 'Meyer' });
  const older = await app.make.project({ tester, client, status: 'testing' });
  const newer = await app.make.project({ tester, client, status: 'testing' });
  for (const what of ['1', '2', '3', '4', '5', '6']) await app.make.activity(older, what);
  const row = { clientName: 'Clara Meyer', progress: 0, isSample: false };
  expect(
    await ask(tester, 'testingQueue { projectId title clientName progress isSample } recentActivity { description }'),
  ).toEqual({
    testingQueue: [newer, older].map(({ id, title }) => ({ projectId: id, title, ...row })),
    recentActivity: ['6', '5', '4', '3', '2'].map((description) => ({ description })),
  });
});

test('each group is one statement', async () => {
  const client = await signInAs(app, await contractor());
  const groups =
    'rating { value } billing { history { month } } openTickets recentActivity { description } testingQueue { title }';
  const { statements } = await recordStatements(() => client.graphql(`{ contractorSummary { ${groups} } }`));
  expect(statements.filter((sql) => !sql.includes('session'))).toHaveLength(5);
});

test("only contractors can read the hub's figures", async () => {
  const getCode = async (person: TestUser) =>
    (await (await signInAs(app, person)).graphql('{ contractorSummary { rating { value } } }')).errors?.[0]?.extensions
      .code;
  expect(await getCode(await app.make.user())).toBe('FORBIDDEN');
  expect(await getCode(await app.make.user({ role: 'admin' }))).toBe('FORBIDDEN');
});
