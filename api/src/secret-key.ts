import { createHash, randomBytes } from 'node:crypto';

/** What opens one thing to whoever has its link. In clear it stands in the mail and in one answer; the table has its hash. */
export const createKey = (): string => randomBytes(32).toString('base64url');

export const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex');
