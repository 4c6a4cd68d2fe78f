import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Signs what a cookie says. Each purpose has a key of its own. */
export function cookieSignature(secret: string, purpose: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  const digest = (parts: string[]) => createHmac('sha256', key).update(JSON.stringify(parts)).digest();
  return {
    sign: (...parts: string[]): string => digest(parts).toString('base64url'),
    isValid: (signature: string, ...parts: string[]): boolean =>
      isSameDigest(Buffer.from(signature, 'base64url'), digest(parts)),
  };
}

/** Takes as long however much of a guess is right. */
export const isSameDigest = (actual: Buffer, expected: Buffer): boolean =>
  actual.length === expected.length && timingSafeEqual(actual, expected);
