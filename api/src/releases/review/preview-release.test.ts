import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestClient } from '#test/client';
import { type Listed, type Paths, type Row, createPathBuild, startPaths } from '#test/registered-paths';
import type { TestBuild } from '#test/test-build';

let app: Paths['app'], team: Paths['team'], release: Paths['release'];
let listPaths: Paths['listPaths'], decide: Paths['decide'], adminEmail: string;
beforeAll(async () => {
  ({ app, team, release, listPaths, decide, adminEmail } = await startPaths());
});
afterAll(() => app.stop());

const preview = `query ($input: PreviewReleaseInput!) {
  previewRelease(input: $input) {
    publicKey needsApproval openPaths { path status title audiences titleInForce audiencesInForce decidedBy }
  }
}`;
interface Preview {
  publicKey: string | null;
  needsApproval: boolean;
  openPaths: object[];
}
const getPreview = (build: TestBuild, who = team) =>
  who.graphql<{ previewRelease: Preview }>(preview, { input: { manifest: build.text } });
const getOpenPaths = async (build: TestBuild) => (await getPreview(build)).data.previewRelease.openPaths;
const travel: Row = { path: '/travel', title: 'Travel', audiences: ['admin'] };

test('declared paths are listed until they are in force as declared, with what they would replace', async () => {
  const first = createPathBuild('mfe-travel', [travel]);
  const requested = { ...travel, status: 'requested', titleInForce: null, audiencesInForce: null, decidedBy: null };
  expect(await getOpenPaths(first)).toEqual([requested]);
  await release(first);
  expect(await getOpenPaths(first)).toEqual([requested]);
  await decide('approve', (await listPaths('mfe-travel'))[0] as Listed);
  expect(await getOpenPaths(first)).toEqual([]);

  const changed = createPathBuild('mfe-travel', [{ ...travel, title: 'Trips' }], 'two');
  const change = { ...requested, title: 'Trips', titleInForce: 'Travel', audiencesInForce: ['admin'] };
  expect(await getOpenPaths(changed)).toEqual([change]);
  await release(changed);
  await decide('decline', (await listPaths('mfe-travel'))[0] as Listed);
  expect(await getOpenPaths(changed)).toEqual([{ ...change, status: 'declined', decidedBy: adminEmail }]);
});

test('it reports which signature and approval a release needs', async () => {
  const publicKey = `MCowBQYDK2VwAyEA${'A'.repeat(43)}=`;
  const signing = Object.assign(createTestClient(app.url), { key: await app.make.releaseKey({ publicKey }) });
  const trips = createPathBuild('mfe-trips', [{ ...travel, path: '/trips' }]);
  expect((await getPreview(trips, signing)).data.previewRelease).toMatchObject({ publicKey, needsApproval: false });
  const pages = createPathBuild('mfe-marketing', []);
  expect((await getPreview(pages)).data.previewRelease).toMatchObject({ publicKey: null, needsApproval: true });
});

test('a release key for other remotes is rejected', async () => {
  const other = Object.assign(createTestClient(app.url), {
    key: await app.make.releaseKey({ remotes: ['mfe-client'] }),
  });
  const { errors } = await getPreview(createPathBuild('mfe-travel', [travel]), other);
  expect(errors?.[0]?.message).toBe('This release key is not for mfe-travel');
});
