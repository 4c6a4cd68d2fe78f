import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { PortalDescription } from 'rules/portal-description';
import { startTestApp, type TestApp } from '#test/app';
import { createTestClient, type TestClient } from '#test/client';
import { type TestBuild, createTestBuild, stageBuild } from '#test/test-build';
import { readHistory } from '#test/test-build';

let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  client = createTestClient(app.url);
  client.key = await app.make.releaseKey();
});
afterAll(() => app.stop());

const check = `query ($input: CheckReleaseInput!) { checkRelease(input: $input) { code where message mend } }`;
const getProblems = async ({ text: manifest, portal }: TestBuild) => {
  interface Problem {
    code: string;
    where: string;
    message: string;
    mend: string;
  }
  const { data } = await client.graphql<{ checkRelease: Problem[] }>(check, { input: { manifest, portal } });
  return data.checkRelease;
};

const dashboard = { path: '/client', title: 'Dashboard', screen: 'component' } as const;
const sends = (document: string) => createTestBuild({ manifest: { operations: [{ name: 'Mine', document }] } });
const takes = (module: string, range: string) => createTestBuild({ manifest: { takes: { [module]: range } } });
const shows = (portal: Partial<PortalDescription>) => createTestBuild({ portal });

const faults: Array<{ fault: string; build: TestBuild; where: string; message: string; mend: string }> = [
  {
    fault: 'selects a field that the API does not have',
    build: sends('query Mine { me { emial } }'),
    where: 'Mine (line 1, column 19)',
    message: 'Cannot query field "emial" on type "User". Did you mean "email"?',
    mend: 'deploy the API',
  },
  {
    fault: 'contains invalid GraphQL',
    build: sends('query Mine {'),
    where: 'Mine (line 1, column 13)',
    message: 'Syntax Error: Expected Name, found <EOF>.',
    mend: '.graphql file',
  },
  {
    fault: 'omits a required argument',
    build: sends('mutation Mine { publishRelease { remote } }'),
    where: 'Mine (line 1, column 17)',
    message: 'argument "input" of type "PublishReleaseInput!" is required',
    mend: '.graphql file',
  },
  {
    fault: 'has two operations in one document',
    build: sends('query Mine { me { email } } query Hidden { me { id } }'),
    where: 'Mine',
    message: 'This entry must be one operation, named Mine. It has: Mine, Hidden',
    mend: 'a unique name',
  },
  {
    fault: 'names an operation differently from its document',
    build: sends('query Yours { me { email } }'),
    where: 'Mine',
    message: 'This entry must be one operation, named Mine. It has: Yours',
    mend: 'a unique name',
  },
  {
    fault: 'has two operations with the same name',
    build: createTestBuild({
      manifest: {
        operations: ['email', 'id'].map((field) => ({ name: 'Mine', document: `query Mine { me { ${field} } }` })),
      },
    }),
    where: 'Mine',
    message: 'There is another operation with this name',
    mend: 'a unique name',
  },
  {
    fault: 'requires a module that the shell does not share',
    build: takes('kit/nothing', '^1.0.0'),
    where: 'kit/nothing',
    message: 'kit/nothing ^1.0.0 is required, and the shell does not share it',
    mend: 'Deploy the shell that shares kit/nothing first, or remove the dependency',
  },
  {
    fault: 'requires a newer module than the shell has',
    build: takes('kit/router', '^3.0.0'),
    where: 'kit/router',
    message: 'kit/router ^3.0.0 is required, and the shell has 2.0.0',
    mend: 'Deploy the shell first, or build against kit 2.0.0',
  },
  {
    fault: 'requires a newer part of a library than the shell has',
    build: takes('react/jsx-runtime', '^20.0.0'),
    where: 'react/jsx-runtime',
    message: 'react/jsx-runtime ^20.0.0 is required',
    mend: 'build against react 19.',
  },
  {
    fault: 'cannot be loaded',
    build: shows({ fault: 'It cannot be loaded: boom', routes: [] }),
    where: './portal',
    message: 'It cannot be loaded: boom',
    mend: 'src/portal.tsx',
  },
  {
    fault: 'lacks a screen for a path of the shell',
    build: shows({ routes: [{ ...dashboard, path: '/client/projects' }] }),
    where: '/client',
    message: 'The shell routes /client to this remote, which has no screen for it',
    mend: 'Add a route with the path /client',
  },
  {
    fault: 'has a screen that no path of the shell leads to',
    build: shows({ routes: [dashboard, { ...dashboard, path: '/clients' }] }),
    where: '/clients',
    message: 'No path of the shell leads to /clients',
    mend: 'shell/src/portals.ts',
  },
  {
    fault: 'has a route without a path',
    build: shows({ routes: [dashboard, { ...dashboard, path: null }] }),
    where: 'a route without a path',
    message: 'A route has no path',
    mend: 'Give it an absolute path',
  },
  {
    fault: 'has a screen without a title',
    build: shows({ routes: [{ ...dashboard, title: ' ' }] }),
    where: '/client',
    message: 'The title is empty',
    mend: 'Give the route a title',
  },
  {
    fault: 'has a route without a component',
    build: shows({ routes: [{ ...dashboard, screen: 'other' }] }),
    where: '/client',
    message: 'Screen is not a component',
    mend: 'as its Screen',
  },
  {
    fault: 'links to a screen that it lacks',
    build: shows({ nav: [{ to: '/client/billing', label: 'Billing' }] }),
    where: 'the link Billing',
    message: 'It links to /client/billing, which is not the path of a screen',
    mend: 'the path of a route',
  },
  {
    fault: 'links to a path that the shell lacks',
    build: shows({ nav: [{ to: '/nowhere', label: 'Nowhere' }] }),
    where: 'the link Nowhere',
    message: 'It links to /nowhere, which is not the path of a screen',
    mend: 'the path of a route',
  },
  {
    fault: 'has a link without a label',
    build: shows({ nav: [{ to: '/client', label: '' }] }),
    where: 'the link /client',
    message: 'A link has no label',
    mend: 'Give it a label',
  },
  {
    fault: 'has a frame that is not a component',
    build: shows({ frame: 'other' }),
    where: 'Frame',
    message: 'Frame is not a component',
    mend: 'or remove it',
  },
  {
    fault: 'is of a remote that the shell does not know',
    build: createTestBuild({ remote: 'mfe-unknown' }),
    where: 'mfe-unknown',
    message: 'There is no path for mfe-unknown',
    mend: '`portals` of the rspack config',
  },
];

describe('a build is rejected if it', () => {
  test.each(faults)('$fault', async ({ build, where, message, mend }) => {
    const problems = await getProblems(build);
    expect(problems).toEqual([
      expect.objectContaining({
        where,
        message: expect.stringContaining(message),
        mend: expect.stringContaining(mend),
      }),
    ]);
  });
});

describe('a build is accepted if it', () => {
  test.each([
    ['selects existing fields', createTestBuild()],
    ['requires a part of a library', takes('react/jsx-runtime', '^19.0.0')],
    [
      'has a screen below a path of the shell',
      shows({ routes: [dashboard, { ...dashboard, path: '/client/new/:id' }] }),
    ],
    ['links to a screen of another remote', shows({ nav: [{ to: '/contact?from=client#top', label: 'Contact' }] })],
    ['sends nothing', createTestBuild({ manifest: { operations: [] } })],
  ])('%s', async (_what, build) => {
    expect(await getProblems(build)).toEqual([]);
  });
});

test('all problems are reported at once', async () => {
  const build = createTestBuild({ manifest: { takes: { 'kit/nothing': '^1.0.0' } }, portal: { frame: 'other' } });
  expect((await getProblems(build)).map(({ code }) => code)).toEqual(['shared_module', 'portal']);
});

test('staging rejects what the check rejects, with all problems, and stores nothing', async () => {
  const build = createTestBuild({ manifest: { takes: { 'kit/nothing': '^1.0.0' } }, portal: { frame: 'other' } });
  const { errors } = await stageBuild(client, build);
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: {
      'problems.0': expect.stringContaining('kit/nothing'),
      'problems.1': expect.stringContaining('Frame is not a component'),
    },
  });
  expect((await readHistory(client)).map(({ version }) => version)).not.toContain(build.version);
});
