import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { startTestApp, type TestApp } from '#test/app';
import { clientOf, type TestClient } from '#test/client';
import { eventually } from '#test/eventually';
import { publish, release, stage } from '#test/releases';

let app: TestApp;
let database: pg.Client;
let releaser: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  database = new pg.Client(app.databaseUrl);
  await database.connect();
  releaser = Object.assign(clientOf(app.url), { key: await app.make.releaseKey() });
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

const aged = (versions: string[], created: string, used: string | null) =>
  database.query(
    'update releases set created_at = now() - $2::interval, last_used_at = now() - $3::interval where version = any($1)',
    [versions, created, used],
  );
const hasFiles = (remote: string, version: string) => existsSync(path.join(app.dataDir, 'releases', remote, version));

test('what nobody can get, goes back to or has used for a month is deleted, beyond the newest twenty', async () => {
  const remote = 'mfe-old';
  const canary = await release(releaser, remote, []);
  const unused = await release(releaser, remote, []);
  const used = await release(releaser, remote, []);
  const before = await release(releaser, remote, []);
  const current = await release(releaser, remote, []);
  await database.query(
    'update remote_pointers set canary_id = (select id from releases where version = $1) where remote = $2',
    [canary, remote],
  );
  await aged([canary, unused, before, current], '40 days', '31 days');
  await aged([used], '40 days', '29 days');
  const newer = [];
  for (const index of Array.from({ length: 20 }).keys()) {
    const version = await stage(releaser, remote, []);
    newer.push(version);
    await database.query('update releases set complete_at = now() where version = $1', [version]);
    await aged([version], `${35 - index / 10} days`, '31 days');
  }
  const [announced, sending, again] = [
    await stage(releaser, remote, []),
    await stage(releaser, remote, []),
    await stage(releaser, remote, []),
  ];
  await aged([announced], '25 hours', '25 hours');
  await aged([sending], '23 hours', '23 hours');
  await aged([again], '25 hours', '1 hour');
  const kept = [canary, used, before, current, ...newer, sending, again];

  await database.query("select graphile_worker.add_job('pruneReleases')");
  await eventually(async () => {
    const { rows } = await database.query('select version from releases where remote = $1', [remote]);
    expect(rows.map(({ version }) => version).toSorted()).toEqual(kept.toSorted());
  });
  expect(kept.filter((version) => !hasFiles(remote, version))).toEqual([]);
  expect([unused, announced].filter((version) => hasFiles(remote, version))).toEqual([]);
  await publish(releaser, remote, before);
});
