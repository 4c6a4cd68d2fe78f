import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { startTestApp, type TestApp } from '#test/app';
import { createTestClient, type TestClient } from '#test/client';
import { eventually } from '#test/eventually';
import { publishRelease, releaseOperations, storeOperations } from '#test/releases';

let app: TestApp;
let database: pg.Client;
let releaser: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  database = new pg.Client(app.databaseUrl);
  await database.connect();
  releaser = Object.assign(createTestClient(app.url), { key: await app.make.releaseKey() });
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

const remote = 'mfe-old';
const getFolder = (version: string) => path.join(app.dataDir, 'releases', remote, version);
const aged = (versions: string[], created: string, used: string | null) =>
  database.query(
    'update releases set created_at = now() - $2::interval, last_used_at = now() - $3::interval where version = any($1)',
    [versions, created, used],
  );
/** A version that was staged, but whose files were not all uploaded. */
async function announce(): Promise<string> {
  const version = await storeOperations({ database }, remote);
  await database.query('update releases set complete_at = null where version = $1', [version]);
  return version;
}

const requestApproval = (version: string) =>
  database.query(
    `insert into release_requests (id, remote, version, requested_by, canary_audiences, status, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, 'Site team', '{}', 'waiting', now(), now())`,
    [remote, version],
  );

test('versions that are unreachable, not a rollback target and unused for a month are deleted, beyond the newest twenty', async () => {
  const team = { database, releaser };
  const canary = await storeOperations(team, remote);
  const unused = await releaseOperations(team, remote);
  const waiting = await storeOperations(team, remote);
  await requestApproval(waiting);
  const used = await releaseOperations(team, remote);
  const before = await releaseOperations(team, remote);
  const current = await releaseOperations(team, remote);
  await publishRelease(team, remote, canary, ['admin']);
  await aged([canary, unused, waiting, before, current], '40 days', '31 days');
  await aged([used], '40 days', '29 days');
  const newer = [];
  for (const index of Array.from({ length: 20 }).keys()) {
    const version = await storeOperations(team, remote);
    newer.push(version);
    await aged([version], `${35 - index / 10} days`, '31 days');
  }
  const [announced, sending, again] = [await announce(), await announce(), await announce()];
  await aged([announced], '25 hours', null);
  await aged([sending], '23 hours', null);
  await aged([again], '25 hours', '1 hour');
  const kept = [canary, waiting, used, before, current, ...newer, sending, again];
  for (const version of [...kept, unused, announced]) mkdirSync(getFolder(version), { recursive: true });

  await database.query("select graphile_worker.add_job('pruneReleases')");
  await eventually(async () => {
    const { rows } = await database.query('select version from releases where remote = $1', [remote]);
    expect(rows.map(({ version }) => version).toSorted()).toEqual(kept.toSorted());
  });
  expect(kept.filter((version) => !existsSync(getFolder(version)))).toEqual([]);
  expect([unused, announced].filter((version) => existsSync(getFolder(version)))).toEqual([]);
  await publishRelease(team, remote, before);
});
