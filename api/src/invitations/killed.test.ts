import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { findFreePort } from '#db/free-port';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import { createTestClient, type TestClient } from '#test/client';
import { eventually } from '#test/eventually';
import { createInvitation } from '#test/invite';
import { startServerProcess } from '#test/server-process';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'killed-'));
let app: TestApp;
let admin: TestClient;
let blocker: pg.Client;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signInAs(app, await app.make.user({ role: 'admin' }));
  blocker = new pg.Client(app.databaseUrl);
  await blocker.connect();
});
afterAll(async () => {
  await blocker.end();
  await app.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Points at which redeeming can be blocked, in the order of its steps, by a lock that the step needs. */
const steps: Array<[step: string, lock: (email: string) => Promise<unknown>, redeemed: boolean]> = [
  [
    'the invitation is claimed, no account made',
    (email) => blocker.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`client ${email}`]),
    false,
  ],
  [
    'the account is made, the waiting projects not linked',
    (email) => blocker.query('select 1 from projects where client_email = $1 for update', [email]),
    false,
  ],
  ['all is kept, the session not started', () => blocker.query('lock table session in access exclusive mode'), true],
];

test.each(steps)('a server that is killed when %s commits both or neither', async (_step, lock, redeemed) => {
  const { email, token } = await createInvitation(admin);
  await admin.graphql(
    'mutation ($email: EmailAddress) { createProject(input: { title: "A", description: "B", tier: small, clientEmail: $email }) { id } }',
    { email },
  );
  const settings = { PORT: String(await findFreePort()), DATABASE_URL: app.databaseUrl, DATA_DIR: dataDir };
  const server = startServerProcess(settings);
  const { url } = await server.event('ready');

  await blocker.query('begin');
  await lock(email);
  const person = { token, firstName: 'Ada', lastName: 'Byron', password: 'tea-from-small-gardens' };
  const answer = createTestClient(url).send('POST', '/api/auth/register', person);
  const lost = expect(answer).rejects.toThrow();
  await eventually(async () => {
    await blocker.query('select pg_stat_clear_snapshot()');
    const held = await blocker.query(
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    expect(held.rowCount).toBe(1);
  });
  server.child.kill('SIGKILL');
  await server.ended;
  await lost;
  await blocker.query('commit');

  await eventually(async () => {
    const { rows } = await blocker.query(
      `select (select count(*)::int from users where email = $1) as accounts,
              (select count(*)::int from invitations where email = $1 and used_at is not null) as used,
              (select count(*)::int from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()) as held`,
      [email],
    );
    expect(rows).toEqual([{ accounts: Number(redeemed), used: Number(redeemed), held: 0 }]);
  });
});
