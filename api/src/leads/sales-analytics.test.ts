import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';

interface Month {
  month: string;
  won: number;
  lost: number;
  open: number;
  wonInIt: number;
  lostInIt: number;
  winRate: number | null;
  daysToWin: number | null;
}
interface Answer {
  salesAnalytics: {
    months: Month[];
    byStatus: Array<{ status: string; leads: number }>;
    byProjectType: object[];
    byBudget: object[];
    daysToWin: number | null;
    hasLeads: boolean;
  };
}
const query = `query ($months: Int!) { salesAnalytics(months: $months) {
    months { month won lost open wonInIt lostInIt winRate daysToWin } byStatus { status leads }
    byProjectType { choice leads won } byBudget { choice leads won } daysToWin hasLeads } }`;

let app: TestApp;
let sales: TestClient;
/** The beginning of this month, of the one before and so on, by the agency's calendar. */
let begins: Date[];
beforeAll(async () => {
  app = await startTestApp();
  sales = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'sales' }));
  const database = new pg.Client(app.databaseUrl);
  await database.connect();
  const { rows } = await database.query<{ begin: Date }>(
    `select (date_trunc('month', now() at time zone 'Europe/Berlin') - ago * interval '1 month') at time zone 'Europe/Berlin' as begin
       from generate_series(0, 12) as ago`,
  );
  begins = rows.map(({ begin }) => begin);
  await database.end();
});
afterAll(() => app.stop());

const day = 24 * 60 * 60 * 1000;
const begin = (ago: number) => begins[ago]?.getTime() ?? 0;
const ask = async (months: number) => (await sales.graphql<Answer>(query, { months })).data.salesAnalytics;
const none = { won: 0, lost: 0, open: 0, wonInIt: 0, lostInIt: 0, winRate: null, daysToWin: null };

test('without leads every month is listed, and empty', async () => {
  const { months, byStatus, ...rest } = await ask(12);
  expect(months).toHaveLength(12);
  expect(months).toEqual(months.map(({ month }) => ({ month, ...none })));
  expect(byStatus.map(({ leads }) => leads)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(rest).toEqual({ byProjectType: [], byBudget: [], daysToWin: null, hasLeads: false });
});

test('each lead counts in the months in which it was created and closed, by the agency’s calendar', async () => {
  const table: Array<
    [status: string, made: number, closed: number | null, type: string | null, budget: string | null]
  > = [
    // The last millisecond of a month belongs to it, the first one of the next month to that one.
    ['won', begin(2) - 1, begin(1), 'web_app', '15k_50k'],
    ['won', begin(2), begin(2) + 10 * day, 'web_app', '$5–10k'],
    ['won', begin(1) - 1, begin(1) + 4 * day - 1, 'ai-chatbot', '15k_50k'],
    ['lost', begin(1), begin(0) - 1, 'web_app', 'tbd'],
    ['lost', begin(0) - 1, begin(0), null, null],
    ['proposal', begin(1), null, 'automation', 'tbd'],
    ['new', begin(0), null, 'web_app', '15k_50k'],
  ];
  for (const [status, made, closed, project_type, budget] of table) {
    const closed_at = closed === null ? null : new Date(closed);
    await app.make.lead({ status }, { created_at: new Date(made), closed_at, project_type, budget });
  }
  const { months, ...rest } = await ask(3);
  const long = Math.round(((begin(1) - begin(2) + 1) / day) * 10) / 10;
  expect(months).toMatchObject([
    { ...none, won: 2, wonInIt: 1, winRate: 100, daysToWin: 10 },
    { ...none, lost: 2, open: 1, wonInIt: 2, lostInIt: 1, winRate: 67, daysToWin: expect.any(Number) },
    { ...none, open: 1, lostInIt: 1, winRate: 0 },
  ]);
  expect(months[1]?.daysToWin).toBeCloseTo((long + 4) / 2, 0);
  expect(rest).toEqual({
    byStatus: [
      { status: 'new', leads: 1 },
      { status: 'contacted', leads: 0 },
      { status: 'qualified', leads: 0 },
      { status: 'proposal', leads: 1 },
      { status: 'won', leads: 2 },
      { status: 'lost', leads: 2 },
    ],
    byProjectType: [
      { choice: 'web_app', leads: 3, won: 1 },
      { choice: 'ai-chatbot', leads: 1, won: 1 },
      { choice: 'automation', leads: 1, won: 0 },
      { choice: null, leads: 1, won: 0 },
    ],
    byBudget: [
      { choice: '15k_50k', leads: 2, won: 1 },
      { choice: 'tbd', leads: 2, won: 0 },
      { choice: '$5–10k', leads: 1, won: 1 },
      { choice: null, leads: 1, won: 0 },
    ],
    daysToWin: 10,
    hasLeads: true,
  });
  const year = await ask(12);
  expect(year.months).toHaveLength(12);
  expect(year.months.at(-4)).toMatchObject({ won: 1, wonInIt: 0 });
  expect(year.months.at(-1)?.month).toBe(
    new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin', year: 'numeric', month: '2-digit' }).format(),
  );
});

test('the months are 1 to 36', async () => {
  for (const months of [0, 37]) {
    const { errors } = await sales.graphql(query, { months });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { months: 'Months must be between 1 and 36' },
    });
  }
});

test('figures and contacts are for sales and administrators', async () => {
  const developer = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'developer' }));
  const contacts = '{ contacts { pageInfo { hasNextPage } } }';
  const admin = await signInAs(app, await app.make.user({ role: 'admin' }));
  expect((await admin.graphql(contacts)).errors).toBeUndefined();
  for (const [document, variables] of [[query, { months: 3 }] as const, [contacts, {}] as const]) {
    expect((await developer.graphql(document, variables)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await app.client.graphql(document, variables)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  }
});
