import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ SAMPLE_FIGURES: 'on' })));
afterAll(() => app.stop());

test('the figures of sales are numbers, with the names of those that are samples', async () => {
  await app.make.lead({ status: 'new' });
  const sales = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'sales' }));
  const { body } = await sales.send('GET', '/api/sales/metrics');
  expect(body).toEqual({
    monthlyRevenue: 127500,
    activeLeads: 1,
    conversionRate: 32,
    dealsClosedThisMonth: 7,
    totalClients: 45,
    avgDealSize: 8500,
    samples: ['monthlyRevenue', 'conversionRate', 'dealsClosedThisMonth', 'totalClients', 'avgDealSize'],
  });
});
