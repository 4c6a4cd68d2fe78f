import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import type { TestApp } from '#test/app';
import { describeEachSessionStore } from '#test/session-stores';

describeEachSessionStore((start) => {
  let app: TestApp;
  beforeAll(async () => void (app = await start()));
  afterAll(() => app.stop());

  test('administrators see the contents of /readyz with response times', async () => {
    const admin = await signInAs(app, await app.make.user({ role: 'admin' }));
    const { data } = await admin.graphql<{ platformHealth: Array<{ name: string; state: string }> }>(
      '{ platformHealth { name state ms downSince } }',
    );
    const { body } = await app.client.send<{ checks: Record<string, string> }>('GET', '/readyz');
    expect(data.platformHealth).toEqual(
      Object.entries(body.checks).map(([name, state]) => ({ name, state, ms: expect.any(Number), downSince: null })),
    );
    expect(data.platformHealth.length).toBeGreaterThanOrEqual(3);
  });

  test('no one else can read it', async () => {
    const pm = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'project_manager' }));
    for (const query of ['{ platformHealth { name } }', '{ systemAlerts { text } }']) {
      expect((await pm.graphql(query)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
      expect((await app.client.graphql(query)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    }
  });
});
