import { createHmac } from 'node:crypto';

/** The code of an authenticator app for a secret (RFC 6238, six digits every 30 seconds). */
export function generateCode(secret: string, at = Date.now()): string {
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const hash = createHmac('sha1', toBytes(secret)).update(step).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** The next code: each is accepted once, and the server also accepts adjacent ones. */
export const generateNextCode = (secret: string) => generateCode(secret, Date.now() + 30_000);

function toBytes(base32: string): Buffer {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...base32.replaceAll(' ', '')].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'));
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
