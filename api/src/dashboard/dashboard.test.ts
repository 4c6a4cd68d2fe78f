import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signInAs(app, await app.make.user({ role: 'admin' }));
});
afterAll(() => app.stop());

test('every figure is zero without a project', async () => {
  expect(await admin.send('GET', '/api/admin/dashboard-stats')).toMatchObject({
    status: 200,
    body: {
      projectsInTesting: 0,
      projectsInDev: 0,
      agedProjects: 0,
      projectsInProd: 0,
      totalResidualsPaid: '0.00',
      totalImplementationFees: '0.00',
      totalProfitAfterMargins: '0.00',
    },
  });
});

test('the figures reflect projects and payouts', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  const fees: [string, string] = ['1000.05', '0.00'];
  await app.make.project({ status: 'testing', fees });
  await app.make.project({ status: 'in_progress', fees, createdAt: daysAgo(29) });
  await app.make.project({ status: 'in_progress', fees, createdAt: daysAgo(27) });
  for (const status of ['completed', 'cancelled']) await app.make.project({ status, fees, createdAt: daysAgo(60) });
  await app.make.payout({ kind: 'support_residual', amount: '0.10' });
  await app.make.payout({ kind: 'support_residual', amount: '1800.20' });
  await app.make.payout({ kind: 'bonus', amount: '750.00' });
  expect((await admin.send('GET', '/api/admin/dashboard-stats')).body).toEqual({
    projectsInTesting: 1,
    projectsInDev: 2,
    agedProjects: 1,
    projectsInProd: 1,
    totalResidualsPaid: '1800.30',
    totalImplementationFees: '5000.25',
    totalProfitAfterMargins: '1500.08',
  });
});

test('only administrators can read the figures', async () => {
  const pm = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'project_manager' }));
  expect((await pm.send('GET', '/api/admin/dashboard-stats')).status).toBe(403);
});
