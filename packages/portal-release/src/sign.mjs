import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { bold, dim, PlainError, print } from './print.mjs';

/** `--make-signing-key`: creates a key pair for a team. The private key is printed once and not stored. */
export function createSigningKey() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const text = (key, type) => key.export({ format: 'der', type }).toString('base64');
  const made = { privateKey: text(privateKey, 'pkcs8'), publicKey: text(publicKey, 'spki') };
  print(`\n  Private key for your team's secrets, shown only once. Don't share it:`);
  print(`  ${bold(`RELEASE_SIGNING_KEY=${made.privateKey}`)}`);
  print(`\n  Public key, for an administrator to register with your release key at /admin/releases:`);
  print(`  ${bold(made.publicKey)}`);
  print(dim('\n  After that, the release key only publishes versions signed with the private key.\n'));
  return made;
}

/**
 * Signs the exact bytes of the manifest and the build's provenance with RELEASE_SIGNING_KEY. Returns nothing without a key.
 */
export function signRelease({ remote, version, text }, { commit, repository, builder }) {
  const secret = process.env.RELEASE_SIGNING_KEY?.trim();
  if (!secret) return {};
  const key = readKey(secret);
  const signed = (content) => sign(null, Buffer.from(content, 'utf8'), key).toString('base64');
  // The server signs the same text: rules/src/release-trust.ts.
  const provenance = JSON.stringify({ remote, version, commit, repository, builder });
  return { signature: signed(text), provenanceSignature: signed(provenance) };
}

/** Fails before an upload that the server would refuse: a release key with a public key only publishes signed versions. */
export function requireSigningKey(publicKey) {
  if (!publicKey) return;
  const secret = process.env.RELEASE_SIGNING_KEY?.trim();
  if (
    secret &&
    createPublicKey(readKey(secret)).export({ format: 'der', type: 'spki' }).toString('base64') === publicKey
  )
    return;
  const fault = secret
    ? 'RELEASE_SIGNING_KEY does not belong to the public key of this release key'
    : 'This release key publishes signed versions only';
  throw new PlainError(
    `${fault}. Set RELEASE_SIGNING_KEY to the private key that belongs to it, or ask an administrator to register your public key at /admin/releases.`,
  );
}

function readKey(secret) {
  try {
    const key = createPrivateKey({ key: Buffer.from(secret, 'base64'), format: 'der', type: 'pkcs8' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // same error as for another kind of key
  }
  throw new PlainError(
    'RELEASE_SIGNING_KEY is not a valid private key. Create one with npm run release -- --make-signing-key.',
  );
}
