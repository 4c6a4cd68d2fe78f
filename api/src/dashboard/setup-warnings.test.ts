import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { createApp } from '#app';
import { findFreePort } from '#db/free-port';
import { readSettings } from '#settings';
import { signInAs } from '#test/sign-in-as';
import { type TestApp, startTestApp } from '#test/app';
import { createTestClient } from '#test/client';

let app: TestApp;
beforeAll(
  async () => void (app = await startTestApp({ SESSION_SECRET: 'the secret that the first server signs with' })),
);
afterAll(() => app.stop());

const query = '{ setupWarnings { name level message since } }';
interface Data {
  setupWarnings: Array<{ name: string; level: string; message: string; since: string }>;
}

test('a second server with another secret and folder is reported to administrators, and in the log', async () => {
  const admin = await app.make.user({ role: 'admin' });
  const lines: string[] = [];
  const second = await createApp(
    readSettings({
      PORT: String(await findFreePort()),
      DATABASE_URL: app.databaseUrl,
      DATA_DIR: `${app.dataDir}/second`,
      SESSION_SECRET: 'another secret that the first does not have',
      ...(app.redisUrl && { REDIS_URL: app.redisUrl }),
    }),
    { log: pino({ level: 'warn' }, { write: (line) => void lines.push(line) }) },
  );
  try {
    const client = await signInAs({ ...app, url: second.url, client: createTestClient(second.url) }, admin);
    const { data } = await client.graphql<Data>(query);
    const names = data.setupWarnings.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['shared secret', 'shared files']));
    for (const { message } of data.setupWarnings)
      expect(lines.join('')).toContain(JSON.stringify(message).slice(1, -1));
  } finally {
    await second.stop();
  }
});

test('no one else sees setup warnings', async () => {
  const pm = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'project_manager' }));
  expect((await pm.graphql(query)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await app.client.graphql(query)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
