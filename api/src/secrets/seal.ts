import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Secrets } from '#secrets/secrets';

/** Keeps text that the database must not hold in clear. */
export interface Seal {
  seal(text: string): string;
  /** Null where it was sealed with a secret that is gone, or touched. */
  open(sealed: string): string | null;
  /** The same text under the signing secret. Null where that has sealed it already, and where it does not open. */
  reseal(sealed: string): string | null;
}

const algorithm = 'aes-256-gcm';
const [ivLength, tagLength] = [12, 16];

/**
 * Seals under a key of the server's signing secret, another key for each purpose. A sealed text does not name its key: the few keys
 * are tried in turn, which costs microseconds, and servers of earlier versions can read it.
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
    return null; // what does not open is not ours: the answer says so
  }
}
