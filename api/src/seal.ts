import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps text that the database must not hold in clear. */
export interface Seal {
  seal(text: string): string;
  /** Null where it was sealed with another secret, or touched. */
  open(sealed: string): string | null;
}

const algorithm = 'aes-256-gcm';
const [ivLength, tagLength] = [12, 16];

/** Seals under a key of the server's secret, another one for each purpose. */
export function sealWith(secret: string, purpose: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    seal(text) {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv(algorithm, key, iv);
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64');
    },
    open(sealed) {
      try {
        const bytes = Buffer.from(sealed, 'base64');
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength), { authTagLength: tagLength });
        decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
        return decipher.update(bytes.subarray(ivLength + tagLength), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return null; // what does not open is not ours: the answer says so
      }
    },
  };
}
