import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { v7 } from 'uuid';
import { createTestClient } from '#test/client';
import { publishBuild, sendBuild, stageBuild } from '#test/test-build';
import { createPathBuild, type Listed, type Paths, readRegistry, type Row, startPaths } from '#test/registered-paths';

let app: Paths['app'], team: Paths['team'], admin: Paths['admin'];
let release: Paths['release'], ask: Paths['ask'], listPaths: Paths['listPaths'];
let decide: Paths['decide'], approved: Paths['approved'], runs: Paths['runs'];
let database: pg.Client;
beforeAll(async () => {
  ({ app, team, admin, release, ask, listPaths, decide, approved, runs } = await startPaths());
  database = new pg.Client(app.databaseUrl);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

test('the files of a version are served once it is given to someone, and not as a separate page', async () => {
  const build = createPathBuild('mfe-files', [{ path: '/files', title: 'Files', audiences: ['admin'] }]);
  const file = `/remotes/mfe-files/${build.version}/${build.manifest.entry}`;
  const served = () => admin.send('GET', file);
  await sendBuild(team, build);
  expect((await served()).status).toBe(404);
  await publishBuild(team, build, 0);
  expect((await served()).status).toBe(404);
  const [request] = await listPaths('mfe-files');
  await decide('approve', request as Listed);
  const { status, headers } = await served();
  expect([status, headers.get('content-security-policy')]).toEqual([200, 'sandbox']);
  await decide('retire', request as Listed);
  expect((await served()).status).toBe(404);
});

test('a remote whose requests were withdrawn is unreachable', async () => {
  const row: Row = { path: '/gone', title: 'Gone', audiences: ['user'] };
  const id = v7();
  const leaked = Object.assign(createTestClient(app.url), { key: await app.make.releaseKey({ id }) });
  const operations = [{ name: 'Gone', document: 'query Gone { me { lastName } }' }];
  const build = createPathBuild('mfe-gone', [row], 'one', { operations });
  await sendBuild(leaked, build);
  await publishBuild(leaked, build, 0);
  await ask('mutation ($id: ID!) { revokeReleaseKey(id: $id) { id } }', { id });
  expect((await readRegistry(admin)).mfe_gone).toBeUndefined();
  expect(await runs('query Gone { me { lastName } }')).toBe(false);
});

test('a request belongs to the key that staged its newest version', async () => {
  const row: Row = { path: '/two-teams', title: 'Two teams', audiences: ['admin'] };
  const ids = [v7(), v7()];
  for (const [at, id] of ids.entries()) {
    const key = await app.make.releaseKey({ id, name: `Team ${at}` });
    await stageBuild(
      Object.assign(createTestClient(app.url), { key }),
      createPathBuild('mfe-two-teams', [row], `build ${at}`),
    );
  }
  const revoke = (id = '') => ask('mutation ($id: ID!) { revokeReleaseKey(id: $id) { id } }', { id });
  await revoke(ids[0]);
  expect(await listPaths('mfe-two-teams')).toMatchObject([{ requestedBy: 'Team 1' }]);
  await revoke(ids[1]);
  expect(await listPaths('mfe-two-teams')).toEqual([]);
});

test('a retired path is restored as it was in force, not as a change that was declined', async () => {
  const row: Row = { path: '/wider', title: 'Wider', audiences: ['admin'] };
  const inForce = await approved('mfe-wider', createPathBuild('mfe-wider', [row]));
  await stageBuild(team, createPathBuild('mfe-wider', [{ ...row, audiences: ['admin', 'client'] }], 'two'));
  const [change] = await listPaths('mfe-wider');
  await decide('decline', change as Listed);
  await decide('retire', inForce);
  expect(await listPaths('mfe-wider')).toMatchObject([{ id: inForce.id, status: 'retired', audiences: ['admin'] }]);
  expect((await decide('approve', change as Listed)).errors?.[0]?.message).toMatch(/^There is a newer row for/);
  await decide('approve', inForce);
  expect((await readRegistry(admin)).mfe_wider?.portals).toEqual([row]);
});

test('a path that the server itself has taken in the meantime is not approved', async () => {
  await release(createPathBuild('mfe-late', [{ path: '/late', title: 'Late', audiences: ['admin'] }]));
  const [request] = await listPaths('mfe-late');
  await database.query("update portal_paths set path = '/healthz' where id = $1", [request?.id]);
  const { errors } = await decide('approve', request as Listed);
  expect(errors?.[0]?.message).toBe('/healthz is a path of the server itself');
});

test('a declined path is not approved once there is a newer row for the same path', async () => {
  const row: Row = { path: '/older', title: 'Older', audiences: ['admin'] };
  await stageBuild(team, createPathBuild('mfe-older', [row]));
  const [older] = await listPaths('mfe-older');
  await decide('decline', older as Listed);
  await stageBuild(team, createPathBuild('mfe-older', [{ ...row, title: 'Newer' }], 'two'));
  const { errors } = await decide('approve', older as Listed);
  expect(errors?.[0]?.message).toBe('There is a newer row for /older. Check it and try again');
});

test('the requests of a revoked key are withdrawn', async () => {
  const row: Row = { path: '/leak', title: 'Leak', audiences: ['user'] };
  const id = v7();
  const leaked = Object.assign(createTestClient(app.url), { key: await app.make.releaseKey({ id }) });
  const build = createPathBuild('mfe-leak', [row]);
  await stageBuild(leaked, build);
  expect(await listPaths('mfe-leak')).toHaveLength(1);
  await ask('mutation ($id: ID!) { revokeReleaseKey(id: $id) { id } }', { id });
  expect(await listPaths('mfe-leak')).toEqual([]);
  expect((await stageBuild(team, build)).data.stageRelease.portals).toEqual([{ path: '/leak', status: 'requested' }]);
});
