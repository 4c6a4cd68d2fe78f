import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '#secrets/secrets';

/** Signs a cookie's value. Each purpose has its own key. */
export function cookieSignature(secrets: Secrets, purpose: string) {
  const keys = secrets.keysFor(purpose);
  const digest = (key: Buffer, parts: string[]) => createHmac('sha256', key).update(JSON.stringify(parts)).digest();
  return {
    sign: (...parts: string[]): string => digest(keys()[0] as Buffer, parts).toString('base64url'),
    isValid: (signature: string, ...parts: string[]): boolean => {
      const actual = Buffer.from(signature, 'base64url');
      return keys().some((key) => isSameDigest(actual, digest(key, parts)));
    },
  };
}

/** Takes the same time however much of a guess is right. */
export const isSameDigest = (actual: Buffer, expected: Buffer): boolean =>
  actual.length === expected.length && timingSafeEqual(actual, expected);
