import assert from 'node:assert/strict';
import { createPublicKey, verify } from 'node:crypto';
import { afterEach, test } from 'node:test';
import { PlainError } from './print.mjs';
import { createSigningKey, requireSigningKey, signRelease } from './sign.mjs';

const build = { remote: 'mfe-client', version: '0123456789ab', text: '{"name":"mfe-client"}' };
const about = { commit: '4f1c2ab90d37', repository: 'https://git.example/portals', builder: null };
afterEach(() => delete process.env.RELEASE_SIGNING_KEY);

test('a signature covers the exact manifest and the provenance', () => {
  const { privateKey, publicKey } = createSigningKey();
  assert.match(publicKey, /^MCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=$/);
  process.env.RELEASE_SIGNING_KEY = privateKey;
  const { signature, provenanceSignature } = signRelease(build, about);
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  const fits = (text, signed) => verify(null, Buffer.from(text), key, Buffer.from(signed, 'base64'));
  assert.ok(fits(build.text, signature));
  assert.ok(!fits(`${build.text} `, signature));
  const provenance =
    '{"remote":"mfe-client","version":"0123456789ab","commit":"4f1c2ab90d37","repository":"https://git.example/portals","builder":null}';
  assert.ok(fits(provenance, provenanceSignature));
});

test('a release key with a public key needs the matching private key', () => {
  const { privateKey, publicKey } = createSigningKey();
  requireSigningKey(null);
  assert.throws(() => requireSigningKey(publicKey), /publishes signed versions only\. Set RELEASE_SIGNING_KEY to/);
  process.env.RELEASE_SIGNING_KEY = createSigningKey().privateKey;
  assert.throws(() => requireSigningKey(publicKey), /does not belong to the public key of this release key\. Set/);
  process.env.RELEASE_SIGNING_KEY = privateKey;
  requireSigningKey(publicKey);
});

test('without a private key nothing is signed', () => {
  assert.deepEqual(signRelease(build, about), {});
});

test('an invalid private key is refused with the command that creates one', () => {
  process.env.RELEASE_SIGNING_KEY = 'a password';
  assert.throws(
    () => signRelease(build, about),
    (error) => error instanceof PlainError && error.message.includes('--make-signing-key'),
  );
});
