import { createHash, randomBytes } from 'node:crypto';

/**
 * A secret in a link that grants access to one thing. The plain value appears only in the mail and in one response; the table has its hash.
 */
export const createKey = (): string => randomBytes(32).toString('base64url');

export const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex');
