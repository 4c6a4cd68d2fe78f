import { createHash } from 'node:crypto';
import type { Response } from 'express';

/**
 * Sends a body that browsers may store, with its ETag, or 304 to a browser that has it. Every other body is `no-store` and has no ETag,
 * which Express would compute for all of them.
 */
export function sendRevalidated(res: Response, body: string): void {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  res.setHeader('ETag', `"${hash}"`);
  res.send(body);
}
