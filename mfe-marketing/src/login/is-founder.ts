import { readPublicSettings } from 'kit/public-settings';

/** Whether an email is the founder's. The page knows only its hash, so that the address cannot be read in it. */
export async function isFounder(email: string): Promise<boolean> {
  const { founderEmailHash } = readPublicSettings();
  // Browsers hash in secure contexts only; over plain http from another machine the ordinary call has to do.
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!founderEmailHash || !subtle) return false;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(email.toLowerCase()));
  return toHex(digest) === founderEmailHash;
}

const toHex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
