import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import type { RemoteManifest } from 'rules/releases';
import { startTestApp, type TestApp } from '#test/app';
import { signInAs } from '#test/sign-in-as';
import { createTestClient, type TestClient } from '#test/client';
import { createTestBuild, publishBuild, sendBuild, readRemoteState } from '#test/test-build';

const changes =
  'against newOperations changedOperations removedOperations newFields removedFields scriptBytes scriptBytesBefore isCompressed';
const preview = `query ($input: PreviewReleaseInput!) { previewRelease(input: $input) { ${changes} } }`;
const reviews = `{ releaseReviews { stage release { version } changes { ${changes} } } }`;

let app: TestApp;
let admin: TestClient;
let team: TestClient;
let served: string;
let database: pg.Client;
beforeAll(async () => {
  app = await startTestApp({ REMOTES_DIR: '/nothing/is/here' });
  admin = await signInAs(app, await app.make.user({ role: 'admin' }));
  team = Object.assign(createTestClient(app.url), { key: await app.make.releaseKey() });
  const build = createTestBuild({ says: 'served', manifest: { operations: before } });
  await sendBuild(team, build);
  await publishBuild(team, build, 0);
  served = build.version;
  database = new pg.Client(app.databaseUrl);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

const operation = (name: string, document: string) => ({ name, document });
const before = [
  operation('Me', 'query Me { me { id } }'),
  operation('Summary', 'query Summary { clientSummary { activeProjects } }'),
];
const after = [
  operation('Me', 'query Me { me { ...Person } } fragment Person on User { __typename id email }'),
  operation('End', 'mutation End($id: ID!) { endSession(id: $id) }'),
];
const previewed = async (manifest: Partial<RemoteManifest>) => {
  const { text } = createTestBuild({ says: 'next', manifest });
  const { data, errors } = await team.graphql<{ previewRelease: object }>(preview, { input: { manifest: text } });
  expect(errors).toBeUndefined();
  return data.previewRelease;
};

test('before any upload, a build is compared with what is served: operations, and fields by schema coordinate', async () => {
  expect(await previewed({ operations: after })).toMatchObject({
    against: served,
    newOperations: ['mutation End'],
    changedOperations: ['query Me'],
    removedOperations: ['query Summary'],
    newFields: ['Mutation.endSession', 'User.email'],
    removedFields: ['ClientSummary.activeProjects', 'Query.clientSummary'],
  });
});

test('reordered fragments or an added `__typename` are not a change', async () => {
  const same = [operation('Me', 'query Me { __typename me { id } }'), ...before.slice(1)];
  expect(await previewed({ operations: same })).toMatchObject({ changedOperations: [], newFields: [] });
});

test('the size is that of the scripts: uncompressed if either version has none compressed', async () => {
  const file = (size: number) => ({ integrity: `sha384-${'A'.repeat(64)}`, size });
  const files = {
    'remoteEntry.0123456789.js': file(1000),
    'remoteEntry.0123456789.js.br': file(300),
    'js/portal.0123456789.js': file(50),
    'icon.svg': file(9000),
  };
  expect(await previewed({ files })).toMatchObject({
    scriptBytes: 1050,
    scriptBytesBefore: "'served'".length + 'export {}'.length,
    isCompressed: false,
  });
  const first = createTestBuild({ remote: 'mfe-new', manifest: { files } });
  const { data } = await team.graphql<{ previewRelease: object }>(preview, { input: { manifest: first.text } });
  expect(data.previewRelease).toMatchObject({
    against: null,
    newOperations: ['query Me'],
    scriptBytes: 350,
    scriptBytesBefore: null,
    isCompressed: true,
  });
});

test('administrators see the same for a staged version, for it as a canary, and for a day after it is published', async () => {
  const build = createTestBuild({ says: 'staged', manifest: { operations: after } });
  await sendBuild(team, build);
  const shown = async () => {
    const { data } = await admin.graphql<{ releaseReviews: Array<{ release: { version: string } }> }>(reviews);
    return data.releaseReviews.find(({ release }) => release.version === build.version);
  };
  const expected = {
    against: served,
    newOperations: ['mutation End'],
    newFields: ['Mutation.endSession', 'User.email'],
  };
  expect(await shown()).toMatchObject({ stage: 'staged', changes: expected });
  await publishBuild(team, build, (await readRemoteState(team)).revision, ['admin']);
  expect(await shown()).toMatchObject({ stage: 'canary', changes: expected });
  await publishBuild(team, build, (await readRemoteState(team)).revision);
  expect(await shown()).toMatchObject({ stage: 'published', changes: expected });
  await database.query("update remote_pointers set moved_at = now() - interval '25 hours' where remote = 'mfe-client'");
  expect(await shown()).toBeUndefined();
});

test('a new portal is compared with nothing while its path waits for approval', async () => {
  const portals = [{ path: '/hiring', title: 'Hiring', audiences: ['admin' as const] }];
  const portal = { routes: [{ path: '/hiring', title: 'Hiring', screen: 'component' as const }] };
  const build = createTestBuild({ remote: 'mfe-hiring', manifest: { portals, operations: before }, portal });
  await sendBuild(team, build);
  await publishBuild(team, build, 0);
  const { data } = await admin.graphql<{ releaseReviews: object[] }>(reviews);
  expect(data.releaseReviews).toContainEqual({
    stage: 'registering',
    release: { version: build.version },
    changes: expect.objectContaining({ against: null, newOperations: ['query Me', 'query Summary'] }),
  });
});
