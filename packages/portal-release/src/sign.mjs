import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { bold, dim, PlainError, print } from './print.mjs';

/** `--make-signing-key`: a key pair for a team. The private key is printed once and kept nowhere. */
export function createSigningKey() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const text = (key, type) => key.export({ format: 'der', type }).toString('base64');
  const made = { privateKey: text(privateKey, 'pkcs8'), publicKey: text(publicKey, 'spki') };
  print(`\n  Private key, for the secrets of your team: shown this once, and no one else needs it`);
  print(`  ${bold(`RELEASE_SIGNING_KEY=${made.privateKey}`)}`);
  print(`\n  Public key: an administrator registers it with your release key at /admin/releases`);
  print(`  ${bold(made.publicKey)}`);
  print(dim('\n  From then on that release key publishes only versions that are signed with the private key.\n'));
  return made;
}

/**
 * What a team vouches for, signed with RELEASE_SIGNING_KEY: the exact bytes of the manifest, and where the build comes from. Nothing
 * without one.
 */
export function signRelease({ remote, version, text }, { commit, repository, builder }) {
  const secret = process.env.RELEASE_SIGNING_KEY?.trim();
  if (!secret) return {};
  const key = readKey(secret);
  const signed = (content) => sign(null, Buffer.from(content, 'utf8'), key).toString('base64');
  // The server makes the same text of what is sent: rules/src/release-trust.ts.
  const provenance = JSON.stringify({ remote, version, commit, repository, builder });
  return { signature: signed(text), provenanceSignature: signed(provenance) };
}

/** Refuses what the server would refuse once it is sent: a release key that has a public key publishes signed versions only. */
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
    // the same words as for a key of another kind
  }
  throw new PlainError('RELEASE_SIGNING_KEY is not a private key that npm run release -- --make-signing-key printed.');
}
