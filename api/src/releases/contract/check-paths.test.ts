import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { RemoteManifest } from 'rules/releases';
import { startTestApp, type TestApp } from '#test/app';
import { createTestClient, type TestClient } from '#test/client';
import { type TestBuild, createTestBuild } from '#test/test-build';

let app: TestApp;
let team: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  team = Object.assign(createTestClient(app.url), { key: await app.make.releaseKey() });
});
afterAll(() => app.stop());

type Row = NonNullable<RemoteManifest['portals']>[number];
const row: Row = { path: '/refused', title: 'Refused', audiences: ['admin'] };

const getBuild = (rows: Row[]): TestBuild =>
  createTestBuild({
    remote: 'mfe-refused',
    manifest: { portals: rows },
    portal: { routes: rows.map(({ path, title }) => ({ path, title, screen: 'component' as const })) },
  });
const check = `query ($input: CheckReleaseInput!) { checkRelease(input: $input) { where message } }`;
const getProblems = async ({ text: manifest, portal }: TestBuild) => {
  const { data } = await team.graphql<{ checkRelease: Array<{ where: string; message: string }> }>(check, {
    input: { manifest, portal },
  });
  return data.checkRelease.map(({ message }) => message);
};

test.each<[string, Partial<Row>, string]>([
  ['a path with capital letters', { path: '/Refused' }, 'A path has one to three segments'],
  ['a path with a parameter', { path: '/refused/:id' }, 'A path has one to three segments'],
  ['the home page', { path: '/' }, 'A path has one to three segments'],
  ['an unknown audience', { audiences: ['recruiter'] }, 'An audience is one of anyone, user,'],
  ['the audience of programs', { audiences: ['releaser'] }, 'An audience is one of anyone, user,'],
  ['no audience', { audiences: [] }, 'Please name the audiences that may open it'],
  ['no title', { title: '' }, 'Please enter a title'],
  ['a long title', { title: 'a'.repeat(41) }, 'Please keep this to 40 characters'],
  ['the path of another remote', { path: '/client' }, '/client belongs to /client of mfe-client'],
  ['a path below that of another remote', { path: '/admin/hiring' }, '/admin/hiring belongs to /admin of mfe-admin'],
  ...[
    '/graphql',
    '/api',
    '/api/files',
    '/remotes',
    '/override',
    '/healthz',
    '/readyz',
    '/metrics',
    '/playground',
    '/js',
  ].map((path): [string, Partial<Row>, string] => [path, { path }, `${path} is a path of the server itself`]),
])('%s', async (_, change, message) => {
  expect(await getProblems(getBuild([{ ...row, ...change }]))).toContainEqual(expect.stringContaining(message));
});

test('for a taken path nothing else is reported; otherwise every problem of a row is', async () => {
  const taken = getBuild([{ ...row, path: '/client' }]);
  expect(await getProblems(taken)).toEqual(['/client belongs to /client of mfe-client']);
  const elsewhere = { ...taken.portal, routes: getBuild([row]).portal.routes };
  expect(await getProblems({ ...taken, portal: elsewhere })).toEqual([
    '/client belongs to /client of mfe-client',
    'No path of the shell leads to /refused',
  ]);
  expect(await getProblems(getBuild([{ ...row, title: '', audiences: [] }]))).toEqual(
    expect.arrayContaining(['Please enter a title', 'Please name the audiences that may open it']),
  );
});

test('duplicate paths, a path without a screen, and a remote without any path', async () => {
  expect(await getProblems(getBuild([row, row]))).toContain('/refused is declared twice');
  const empty = getBuild([row]);
  expect(await getProblems({ ...empty, portal: { ...empty.portal, routes: [] } })).toEqual([
    'The shell routes /refused to this remote, which has no screen for it',
  ]);
  expect(await getProblems(getBuild([]))).toEqual(['There is no path for mfe-refused']);
});

test('paths of a remote that the product delivers', async () => {
  expect(await getProblems(createTestBuild({ manifest: { portals: [row] } }))).toEqual([
    'The product delivers mfe-client, and its paths with it',
  ]);
});
