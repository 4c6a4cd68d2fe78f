import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestUser } from '#test/factories';

let app: TestApp;
let developer: TestUser, tester: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  [developer, tester] = await Promise.all([
    app.make.user({ role: 'contractor', contractorRole: 'developer' }),
    app.make.user({ role: 'contractor', contractorRole: 'tester' }),
  ]);
});
afterAll(() => app.stop());

test('a contractor sees their own payouts, an administrator all, latest first, over GraphQL and REST', async () => {
  const project = await app.make.project({ developer, title: 'Harbour' });
  const late = await app.make.payout({
    contractor: developer,
    project,
    amount: '6200.00',
    paidAt: '2026-11-02T10:00:00Z',
  });
  const early = await app.make.payout({ contractor: developer, kind: 'bonus', paidAt: '2026-10-01T10:00:00Z' });
  const foreign = await app.make.payout({ contractor: tester, paidAt: '2026-10-15T10:00:00Z' });

  const { status, body } = await (await signInAs(app, developer)).send('GET', '/api/payouts');
  expect(status).toBe(200);
  expect(body).toEqual([
    expect.objectContaining({
      id: late.id,
      kind: 'project',
      amount: '6200.00',
      paidAt: '2026-11-02T10:00:00.000Z',
      project: { id: project.id, title: 'Harbour' },
      contractor: { id: developer.id, firstName: 'First', lastName: 'Last' },
    }),
    expect.objectContaining({ id: early.id, kind: 'bonus', project: null }),
  ]);
  const asAdmin = await signInAs(app, await app.make.user({ role: 'admin' }));
  expect(await asAdmin.graphql('{ payouts { id } }')).toMatchObject({
    data: { payouts: [late, foreign, early].map(({ id }) => ({ id })) },
  });
});

test('no one else can list payouts', async () => {
  expect((await (await signInAs(app, await app.make.user())).send('GET', '/api/payouts')).status).toBe(403);
  expect((await app.client.send('GET', '/api/payouts')).status).toBe(401);
});
