import { generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { toProvenanceText } from 'rules/release-trust';
import { startTestApp, type TestApp } from '#test/app';
import { signInAs } from '#test/sign-in-as';
import { createTestClient, type TestClient } from '#test/client';
import { type TestBuild, createTestBuild, publishBuild, sendFile, readRemoteState } from '#test/test-build';

let app: TestApp;
let admin: TestClient;
let database: pg.Client;
beforeAll(async () => {
  app = await startTestApp({ REMOTES_DIR: '/nothing/is/here' });
  admin = await signInAs(app, await app.make.user({ role: 'admin' }));
  database = new pg.Client(app.databaseUrl);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

const stage = 'mutation ($input: StageReleaseInput!) { stageRelease(input: $input) { isSigned missing } }';
const about = { commit: '4f1c2ab90d37', repository: 'https://git.example/portals', builder: 'https://ci.example/7' };

function signer() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    signs: (text: string) => sign(null, Buffer.from(text), privateKey).toString('base64'),
  };
}

let made = 0;
const nextBuild = () => createTestBuild({ says: `signed ${(made += 1)}` });
const withKey = async (publicKey: string | null = null) =>
  Object.assign(createTestClient(app.url), { key: await app.make.releaseKey({ publicKey }) });
const send = (client: TestClient, { text, portal }: TestBuild, more: object = {}) =>
  client.graphql<{ stageRelease: { isSigned: boolean; missing: string[] } }>(stage, {
    input: { manifest: text, portal, ...more },
  });
const getFaults = async (reply: ReturnType<typeof send>) => (await reply).errors?.[0]?.extensions.fields;

test('a release key without a public key stages unsigned versions, and discards unverifiable signatures', async () => {
  const team = await withKey();
  const build = nextBuild();
  const { data } = await send(team, build, { signature: signer().signs(build.text) });
  expect(data.stageRelease.isSigned).toBe(false);
});

test('a version is staged with the signature of its exact bytes, which is stored and shown with its provenance', async () => {
  const { publicKey, signs } = signer();
  const team = await withKey(publicKey);
  const build = nextBuild();
  const signature = signs(build.text);
  const provenanceSignature = signs(toProvenanceText('mfe-client', build.version, about));
  const { data, errors } = await send(team, build, { ...about, signature, provenanceSignature });
  expect(errors).toBeUndefined();
  expect(data.stageRelease.isSigned).toBe(true);
  for (const name of data.stageRelease.missing) await sendFile(team, build, name, build.files[name] ?? '');
  expect((await publishBuild(team, build, (await readRemoteState(team)).revision)).errors).toBeUndefined();
  const shown =
    '{ remotes { current { version commit repository builder signature signingKey provenanceSignature } } }';
  expect((await admin.graphql<{ remotes: object[] }>(shown)).data.remotes).toContainEqual({
    current: { version: build.version, ...about, signature, signingKey: publicKey, provenanceSignature },
  });
});

test('a missing signature is rejected once the key has a public key, with a hint', async () => {
  const team = await withKey(signer().publicKey);
  expect(await getFaults(send(team, nextBuild()))).toEqual({
    signature:
      'This release key publishes signed versions only. Set RELEASE_SIGNING_KEY to the private key that belongs to it, or ask an administrator to register your public key at /admin/releases',
  });
});

test('a signature by another key, or of other bytes, is rejected', async () => {
  const { publicKey, signs } = signer();
  const team = await withKey(publicKey);
  const build = nextBuild();
  const refused = { signature: expect.stringMatching(/^The signature does not match the manifest/) };
  expect(await getFaults(send(team, build, { signature: signer().signs(build.text) }))).toEqual(refused);
  expect(await getFaults(send(team, build, { signature: signs(`${build.text} `) }))).toEqual(refused);
});

test('a signed provenance that differs from the one sent is rejected', async () => {
  const { publicKey, signs } = signer();
  const team = await withKey(publicKey);
  const build = nextBuild();
  const provenanceSignature = signs(toProvenanceText('mfe-client', build.version, { ...about, commit: 'another' }));
  const sent = send(team, build, { ...about, signature: signs(build.text), provenanceSignature });
  expect(await getFaults(sent)).toEqual({
    provenanceSignature: expect.stringMatching(/^The signature does not match the commit/),
  });
});

test('a key with a public key does not publish what another key staged unsigned', async () => {
  const build = nextBuild();
  const { data } = await send(await withKey(), build);
  const stolen = await withKey(signer().publicKey);
  for (const name of data.stageRelease.missing) await sendFile(stolen, build, name, build.files[name] ?? '');
  const { errors } = await publishBuild(stolen, build, (await readRemoteState(stolen)).revision);
  expect(errors?.[0]).toMatchObject({
    message: expect.stringMatching(/is not signed for the public key of this release key\. Set RELEASE_SIGNING_KEY/),
    extensions: { code: 'FORBIDDEN' },
  });
});

test('another manifest under a known version is rejected, and its signature is not stored', async () => {
  const { publicKey, signs } = signer();
  const build = nextBuild();
  await send(await withKey(), build);
  // Finding two texts with the same 48-bit hash takes a minute.
  await database.query('update releases set manifest = $2 where version = $1', [build.version, nextBuild().text]);
  const { errors } = await send(await withKey(publicKey), build, { signature: signs(build.text) });
  expect(errors?.[0]).toMatchObject({
    message: `Another build of mfe-client has the version ${build.version}. Change something and build again`,
    extensions: { code: 'CONFLICT' },
  });
  const { rows } = await database.query('select signature from releases where version = $1', [build.version]);
  expect(rows).toEqual([{ signature: null }]);
});

test("a version whose stored manifest is not the signed one can't be published", async () => {
  const { publicKey, signs } = signer();
  const team = await withKey(publicKey);
  const build = nextBuild();
  await send(team, build, { signature: signs(build.text) });
  await database.query('update releases set manifest = $2 where version = $1', [build.version, nextBuild().text]);
  const { errors } = await publishBuild(team, build, (await readRemoteState(team)).revision);
  expect(errors?.[0]?.message).toMatch(/is not signed for the public key of this release key/);
});

test('another key cannot change the details of a served version', async () => {
  const [first, second] = [signer(), signer()];
  const team = await withKey(first.publicKey);
  const build = nextBuild();
  const by = (one: typeof first, given: typeof about) => ({
    ...given,
    signature: one.signs(build.text),
    provenanceSignature: one.signs(toProvenanceText('mfe-client', build.version, given)),
  });
  const { data } = await send(team, build, by(first, about));
  for (const name of data.stageRelease.missing) await sendFile(team, build, name, build.files[name] ?? '');
  expect((await publishBuild(team, build, (await readRemoteState(team)).revision)).errors).toBeUndefined();
  await send(await withKey(second.publicKey), build, by(second, { ...about, builder: 'another' }));
  const { rows } = await database.query('select builder, signing_key from releases where version = $1', [
    build.version,
  ]);
  expect(rows).toEqual([{ builder: about.builder, signing_key: first.publicKey }]);
});

test('an unsigned version gets a signature when it is staged again, with the provenance that it covers', async () => {
  const { publicKey, signs } = signer();
  const build = nextBuild();
  await send(await withKey(), build, { commit: 'unsigned' });
  await send(await withKey(publicKey), build, {
    ...about,
    signature: signs(build.text),
    provenanceSignature: signs(toProvenanceText('mfe-client', build.version, about)),
  });
  await send(await withKey(), build, { commit: 'unsigned again' });
  const reviews = '{ releaseReviews { stage release { version commit builder signingKey } } }';
  expect((await admin.graphql<{ releaseReviews: object[] }>(reviews)).data.releaseReviews).toContainEqual({
    stage: 'staged',
    release: { version: build.version, commit: about.commit, builder: about.builder, signingKey: publicKey },
  });
});

test('an administrator registers the public key of a team that already has a release key', async () => {
  const { publicKey } = signer();
  const team = await withKey();
  expect((await send(team, nextBuild())).errors).toBeUndefined();
  const { data } = await admin.graphql<{ releaseKeys: Array<{ id: string }> }>('{ releaseKeys { id } }');
  const register =
    'mutation ($id: ID!, $input: RegisterSigningKeyInput!) { registerSigningKey(id: $id, input: $input) { publicKey } }';
  const id = data.releaseKeys[0]?.id;
  const wrong = await admin.graphql(register, { id, input: { publicKey: 'ssh-ed25519 AAAA' } });
  expect(wrong.errors?.[0]?.extensions.fields).toEqual({
    publicKey: 'A public key is the line that npm run release -- --make-signing-key prints',
  });
  expect((await admin.graphql(register, { id, input: { publicKey } })).data).toEqual({
    registerSigningKey: { publicKey },
  });
  expect(await getFaults(send(team, nextBuild()))).toEqual({
    signature: expect.stringContaining('signed versions only'),
  });
});
