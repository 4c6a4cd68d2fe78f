import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Secrets } from '#secrets/secrets';

/** Encrypts text that must not be stored in plain. */
export interface Seal {
  seal(text: string): string;
  /** Null if it was sealed with a secret that is gone, or was tampered with. */
  open(sealed: string): string | null;
  /** Reseals the text with the signing secret. Null if that one sealed it already, or if it can't be opened. */
  reseal(sealed: string): string | null;
}

const algorithm = 'aes-256-gcm';
const [ivLength, tagLength] = [12, 16];

/**
 * Seals with a key derived from the server's signing secret, one per purpose. A sealed text does not name its key: the few keys are tried
 * in turn, which takes microseconds, and servers of earlier versions can read it.
 */
export function createSeal(secrets: Secrets, purpose: string): Seal {
  const keys = secrets.keysFor(purpose);
  const seal = (text: string) => {
    const iv = randomBytes(ivLength);
    const cipher = createCipheriv(algorithm, keys()[0] as Buffer, iv);
    const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64');
  };
  const open = (sealed: string, among: Buffer[]) => {
    const bytes = Buffer.from(sealed, 'base64');
    return among.map((key) => decrypt(bytes, key)).find((text) => text !== null) ?? null;
  };
  return {
    seal,
    open: (sealed) => open(sealed, keys()),
    reseal: (sealed) => {
      const text = open(sealed, keys().slice(1));
      return text === null ? null : seal(text);
    },
  };
}

function decrypt(bytes: Buffer, key: Buffer): string | null {
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength), { authTagLength: tagLength });
    decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
    return decipher.update(bytes.subarray(ivLength + tagLength), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null; // not sealed by us; the caller reports it
  }
}
