import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestUser } from '#test/factories';

interface Figure {
  value: string;
  isSample: boolean;
}
type Period = Record<'projectPayouts' | 'supportResiduals' | 'bonuses' | 'total', Figure>;
interface Tagged {
  isSample: boolean;
}
interface Summary {
  thisMonth: Figure;
  rating: Figure;
  developmentStatus: Record<'inProgress' | 'inTesting' | 'inProduction', Figure>;
  billing: { currentMonth: Period; allTime: Period; history: Array<Tagged & { total: string }> };
  recentActivity: Array<Tagged & { description: string }>;
  testingQueue: Array<Tagged & { title: string }>;
}

const period = '{ projectPayouts { ...f } supportResiduals { ...f } bonuses { ...f } total { ...f } }';
const query = `query { contractorSummary {
    thisMonth { ...f } rating { ...f } developmentStatus { inProgress { ...f } inTesting { ...f } inProduction { ...f } }
    billing { currentMonth ${period} allTime ${period} history { total isSample } }
    recentActivity { description isSample } testingQueue { title isSample }
  } } fragment f on Figure { value isSample }`;

let app: TestApp, plain: TestApp;
beforeAll(async () => {
  [app, plain] = await Promise.all([startTestApp(), startTestApp({ SAMPLE_FIGURES: 'off' })]);
});
afterAll(() => Promise.all([app.stop(), plain.stop()]));

const contractor = (of: TestApp) => of.make.user({ role: 'contractor', contractorRole: 'developer' });
async function getSummary(of: TestApp, person: TestUser): Promise<Summary> {
  const { data } = await (await signInAs(of, person)).graphql<{ contractorSummary: Summary }>(query);
  return data.contractorSummary;
}

type Maker = (developer: TestUser) => Promise<unknown>;
const paid =
  (kind: string): Maker =>
  (developer) =>
    app.make.payout({ contractor: developer, kind, amount: '120.50' });
const project =
  (status: string, rating?: number): Maker =>
  (developer) =>
    app.make.project({ developer, status, title: 'Harbour', ...(rating && { rating }) });

/** The table of decisions.md: each figure of the hub, its sample, a record for it, its value then, and its value with samples off. */
const figures: Array<
  [name: string, of: (summary: Summary) => Figure, sample: string, record: Maker, real: string, zero: string]
> = [
  ['This Month', (s) => s.thisMonth, '8750.00', paid('bonus'), '120.50', '0.00'],
  ['month payouts', (s) => s.billing.currentMonth.projectPayouts, '6200.00', paid('project'), '120.50', '0.00'],
  [
    'month residuals',
    (s) => s.billing.currentMonth.supportResiduals,
    '1800.00',
    paid('support_residual'),
    '120.50',
    '0.00',
  ],
  ['month bonuses', (s) => s.billing.currentMonth.bonuses, '750.00', paid('bonus'), '120.50', '0.00'],
  ['month total', (s) => s.billing.currentMonth.total, '8750.00', paid('project'), '120.50', '0.00'],
  ['all payouts', (s) => s.billing.allTime.projectPayouts, '47850.00', paid('project'), '120.50', '0.00'],
  ['all residuals', (s) => s.billing.allTime.supportResiduals, '12400.00', paid('support_residual'), '120.50', '0.00'],
  ['all bonuses', (s) => s.billing.allTime.bonuses, '3750.00', paid('bonus'), '120.50', '0.00'],
  ['all total', (s) => s.billing.allTime.total, '64000.00', paid('bonus'), '120.50', '0.00'],
  ['a kind without a payout', (s) => s.billing.allTime.bonuses, '3750.00', paid('project'), '0.00', '0.00'],
  ['In Progress', (s) => s.developmentStatus.inProgress, '2', project('in_progress'), '1', '0'],
  ['In Testing', (s) => s.developmentStatus.inTesting, '1', project('testing'), '1', '0'],
  ['In Production', (s) => s.developmentStatus.inProduction, '3', project('completed'), '1', '0'],
  ['a status without a project', (s) => s.developmentStatus.inTesting, '1', project('cancelled'), '0', '0'],
  ['Rating', (s) => s.rating, '4.9', project('completed', 4), '4.0', '0.0'],
];

test.each(figures)(
  '%s: a sample without a record, real with one, zero with samples off',
  async (_name, of, sample, record, real, zero) => {
    const [one, other] = await Promise.all([contractor(app), contractor(app)]);
    await record(other);
    expect(of(await getSummary(app, one))).toEqual({ value: sample, isSample: true });
    await record(one);
    expect(of(await getSummary(app, one))).toEqual({ value: real, isSample: false });
    expect(of(await getSummary(plain, await contractor(plain)))).toEqual({ value: zero, isSample: false });
  },
);

const happened: Maker = async (developer) => app.make.activity(await app.make.project({ developer }), 'Deployed');

const lists: Array<[name: string, of: (summary: Summary) => Tagged[], samples: number, record: Maker, real: object[]]> =
  [
    [
      'Payment history',
      (s) => s.billing.history,
      4,
      paid('project'),
      ['120.50', '0.00', '0.00', '0.00'].map((total) => ({ total, isSample: false })),
    ],
    ['Recent Activity', (s) => s.recentActivity, 4, happened, [{ description: 'Deployed', isSample: false }]],
    ['Testing Queue', (s) => s.testingQueue, 2, project('testing'), [{ title: 'Harbour', isSample: false }]],
    ['Testing Queue with nothing to test', (s) => s.testingQueue, 2, project('pending'), []],
  ];

test.each(lists)(
  '%s: samples without a record, real with one, empty with samples off',
  async (_name, of, samples, record, real) => {
    const [one, other] = await Promise.all([contractor(app), contractor(app)]);
    await record(other);
    const before = of(await getSummary(app, one));
    expect(before.map(({ isSample }) => isSample)).toEqual(Array.from({ length: samples }, () => true));
    await record(one);
    expect(of(await getSummary(app, one))).toEqual(real);
    expect(of(await getSummary(plain, await contractor(plain)))).toEqual([]);
  },
);

test('a record replaces only the samples it belongs to', async () => {
  const developer = await contractor(app);
  await app.make.project({ developer });
  const { rating, thisMonth, developmentStatus, recentActivity } = await getSummary(app, developer);
  expect([rating, thisMonth, developmentStatus.inTesting].map(({ isSample }) => isSample)).toEqual([true, true, false]);
  expect(recentActivity[0]?.isSample).toBe(true);
});
