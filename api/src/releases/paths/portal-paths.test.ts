import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import { startTestApp } from '#test/app';
import { createTestClient } from '#test/client';
import { eventually } from '#test/eventually';
import { htmlHeaders } from '#test/front';
import { rollBackRemote, stageBuild } from '#test/test-build';
import { waitForAllMails, waitForMails } from '#test/outbox';
import {
  createPathBuild,
  type Listed,
  type Paths,
  production,
  readRegistry,
  type Row,
  startPaths,
  getStatus,
} from '#test/registered-paths';

let app: Paths['app'], team: Paths['team'], admin: Paths['admin'], client: Paths['client'], adminEmail: string;
let release: Paths['release'], listPaths: Paths['listPaths'], decide: Paths['decide'];
let approved: Paths['approved'], runs: Paths['runs'];
beforeAll(async () => {
  ({ app, team, admin, client, adminEmail, release, listPaths, decide, approved, runs } = await startPaths());
});
afterAll(() => app.stop());

const hiring: Row = { path: '/hiring', title: 'Hiring', audiences: ['admin'] };
const question = 'query Candidates { me { firstName } }';

test('a portal from another repository is released, approved, given to some, rolled back, retired and restored', async () => {
  const remote = 'mfe-hiring';
  const operations = [{ name: 'Candidates', document: question }];
  const first = createPathBuild(remote, [hiring], 'one', { operations });
  expect((await stageBuild(team, first)).data.stageRelease.portals).toEqual([{ path: '/hiring', status: 'requested' }]);
  await release(first);

  // Published, but unreachable.
  expect((await readRegistry(admin)).mfe_hiring).toBeUndefined();
  expect([await getStatus(admin, '/hiring'), await runs(question)]).toEqual([404, false]);
  const [request] = await listPaths(remote);
  expect(request).toMatchObject({ ...hiring, source: 'command', status: 'requested', titleInForce: null });
  const [mail] = await waitForMails(app, adminEmail, 1);
  expect(mail?.subject).toBe('10x Labs: /hiring is waiting for your approval');

  // Approved.
  const { data } = await decide('approve', request as Listed);
  expect(data.approvePortalPath).toMatchObject({ status: 'approved', decidedBy: adminEmail });
  expect((await readRegistry(app.client)).mfe_hiring).toMatchObject({ version: first.version, portals: [hiring] });
  expect([await getStatus(admin, '/hiring'), await getStatus(admin, '/hiring/')]).toEqual([200, 200]);
  expect([await getStatus(admin, '/hiring/candidates'), await runs(question)]).toEqual([404, true]);
  const { body } = await admin.send<string>('GET', '/hiring', undefined, htmlHeaders);
  expect(body).toContain('"portals":[{"path":"/hiring","title":"Hiring","audiences":["admin"]}]');

  // A canary and its rollback.
  const second = createPathBuild(remote, [hiring], 'two', { operations });
  const revision = await release(second, ['admin']);
  expect((await readRegistry(admin)).mfe_hiring?.version).toBe(second.version);
  expect((await readRegistry(client)).mfe_hiring?.version).toBe(first.version);
  await rollBackRemote(team, remote, revision);
  expect((await readRegistry(admin)).mfe_hiring?.version).toBe(first.version);
  expect(await listPaths(remote)).toHaveLength(1);

  // Retired, and restored.
  const { data: gone } = await decide('retire', request as Listed);
  expect(gone.retirePortalPath?.status).toBe('retired');
  expect((await readRegistry(admin)).mfe_hiring).toBeUndefined();
  expect([await getStatus(admin, '/hiring'), await runs(question)]).toEqual([404, false]);
  await decide('approve', request as Listed);
  expect([await getStatus(admin, '/hiring'), await runs(question)]).toEqual([200, true]);
  const mails = (await waitForAllMails(app, adminEmail)).map(({ subject }) => subject);
  expect(mails.filter((subject) => subject?.includes('/hiring'))).toEqual([
    '10x Labs: /hiring is waiting for your approval',
    '10x Labs: /hiring was approved',
    '10x Labs: /hiring was retired',
    '10x Labs: /hiring was approved',
  ]);
});

test('a first version as a canary is a portal for its audience, and the 404 screen for others', async () => {
  const row: Row = { path: '/early', title: 'Early', audiences: ['user'] };
  await release(createPathBuild('mfe-early', [row]), ['admin']);
  const [request] = await listPaths('mfe-early');
  await decide('approve', request as Listed);
  expect([await getStatus(admin, '/early'), await getStatus(client, '/early')]).toEqual([200, 404]);
});

test.each([
  ['another title', { title: 'People' }],
  ['one more audience', { audiences: ['admin', 'pm'] }],
  ['everything below it', { below: true as const }],
])('%s needs a new approval, and the approved row stays in force until then', async (what, change) => {
  const remote = `mfe-change-${what.replaceAll(/[^a-z]/g, '')}`;
  const row: Row = { path: `/${remote}`, title: 'Before', audiences: ['admin'] };
  await approved(remote, createPathBuild(remote, [row]));
  await release(createPathBuild(remote, [{ ...row, ...change }], 'two'));
  expect((await readRegistry(admin))[remote.replaceAll('-', '_')]?.portals).toEqual([row]);
  const [request, inForce] = await listPaths(remote);
  expect([request?.status, inForce?.status]).toEqual(['requested', 'approved']);
  expect(request).toMatchObject({ titleInForce: 'Before', audiencesInForce: ['admin'] });
  await decide('approve', request as Listed);
  expect((await readRegistry(admin))[remote.replaceAll('-', '_')]?.portals).toEqual([{ ...row, ...change }]);
  expect((await listPaths(remote)).map(({ status }) => status)).toEqual(['approved']);
});

test('another path can be requested while the first one stays, which the next version may omit once it is retired', async () => {
  const [old, next]: Row[] = [
    { path: '/jobs', title: 'Jobs', audiences: ['admin'] },
    { path: '/careers', title: 'Careers', audiences: ['admin'] },
  ];
  const inForce = await approved('mfe-jobs', createPathBuild('mfe-jobs', [old as Row]));
  const without = createPathBuild('mfe-jobs', [next as Row], 'two');
  expect((await stageBuild(team, without)).errors?.[0]?.extensions.fields).toEqual({
    'problems.0': expect.stringMatching(/^\/jobs: .* has no screen for it\. .* have an administrator retire the path/),
  });
  await release(createPathBuild('mfe-jobs', [old as Row, next as Row], 'both'));
  const [request] = await listPaths('mfe-jobs');
  await decide('approve', request as Listed);
  await decide('retire', inForce);
  expect([await getStatus(admin, '/jobs'), await getStatus(admin, '/careers')]).toEqual([404, 200]);
  await release(without);
  expect((await readRegistry(admin)).mfe_jobs?.portals).toEqual([next]);
});

test('a declined path is not requested again by the same version, but is by the next', async () => {
  const row: Row = { path: '/declined', title: 'Declined', audiences: ['admin'] };
  const build = createPathBuild('mfe-declined', [row]);
  await release(build);
  const [request] = await listPaths('mfe-declined');
  await decide('decline', request as Listed);
  expect((await stageBuild(team, build)).data.stageRelease.portals).toEqual([
    { path: '/declined', status: 'declined' },
  ]);
  const { data } = await stageBuild(team, createPathBuild('mfe-declined', [row], 'two'));
  expect(data.stageRelease.portals).toEqual([{ path: '/declined', status: 'requested' }]);
});

test('a path that a newer version no longer declares is not requested anymore', async () => {
  const row: Row = { path: '/wish', title: 'Wish', audiences: ['admin'] };
  await stageBuild(team, createPathBuild('mfe-wish', [row, { ...row, path: '/dream' }]));
  await stageBuild(team, createPathBuild('mfe-wish', [row], 'two'));
  expect((await listPaths('mfe-wish')).map(({ path }) => path)).toEqual(['/wish']);
});

test('of two remotes that request the same path, the first to be approved gets it', async () => {
  const row: Row = { path: '/wanted', title: 'Wanted', audiences: ['admin'] };
  for (const remote of ['mfe-wanted-one', 'mfe-wanted-two']) await release(createPathBuild(remote, [row]));
  const [[one], [two]] = [await listPaths('mfe-wanted-one'), await listPaths('mfe-wanted-two')];
  await decide('approve', one as Listed);
  const { errors } = await decide('approve', two as Listed);
  expect(errors?.[0]?.message).toBe('/wanted belongs to /wanted of mfe-wanted-one');
});

test("the product's own paths are rows of the same table, and can't be decided about", async () => {
  const [dashboard] = await listPaths('mfe-client');
  expect(dashboard).toMatchObject({
    path: '/client',
    title: 'Client portal',
    source: 'installation',
    status: 'approved',
  });
  expect((await decide('retire', dashboard as Listed)).errors).toHaveLength(1);
});

test('a path that was decided in the meantime is not decided again', async () => {
  await release(createPathBuild('mfe-once', [{ path: '/once', title: 'Once', audiences: ['admin'] }]));
  const [request] = await listPaths('mfe-once');
  await decide('approve', request as Listed);
  const { errors } = await decide('decline', request as Listed);
  expect(errors?.[0]?.message).toBe('/once was approved in the meantime. Check it and try again');
});

test('an override shows a remote at its paths in one browser before anyone approved them', async () => {
  const start = (portals: Row[]) =>
    team.graphql<{ startOverride: string }>('mutation ($input: StartOverrideInput!) { startOverride(input: $input) }', {
      input: { remote: 'mfe-draft', entry: 'http://127.0.0.1:4300/remoteEntry.js', portals },
    });
  expect((await start([{ ...hiring, path: '/client' }])).errors?.[0]?.extensions.fields).toEqual({
    'problems.0': expect.stringContaining('/client belongs to /client of mfe-client'),
  });
  const row: Row = { path: '/draft', title: 'Draft', audiences: ['admin'] };
  const { data } = await start([row]);
  const developer = await signInAs(app, { email: adminEmail });
  const { headers } = await developer.send('GET', data.startOverride.slice(app.url.length));
  expect(headers.get('location')).toBe('/draft');
  const override = headers.getSetCookie().find((line) => line.startsWith('override='));
  const cookie = [developer.cookie, override?.split(';')[0]].join('; ');
  const { status, body } = await developer.send<string>('GET', '/draft', undefined, { ...htmlHeaders, cookie });
  expect([status, await getStatus(admin, '/draft')]).toEqual([200, 404]);
  expect(body).toContain('"portals":[{"path":"/draft","title":"Draft","audiences":["admin"]}]');
});

test('a decision reaches every server', async () => {
  const second = await startTestApp({ ...production, DATABASE_URL: app.databaseUrl });
  const there = createTestClient(second.url);
  const inForce = await approved(
    'mfe-both',
    createPathBuild('mfe-both', [{ path: '/both', title: 'Both', audiences: ['user'] }]),
  );
  await eventually(async () => expect(await getStatus(there, '/both')).toBe(200));
  await decide('retire', inForce);
  await eventually(async () => expect(await getStatus(there, '/both')).toBe(404));
  await second.stop();
});
