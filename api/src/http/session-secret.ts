import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The secret that session cookies are signed with: the given one, or one made once and kept under the data folder. */
export function sessionSecret(given: string | null, dataDir: string): string {
  if (given) return given;
  const file = path.join(dataDir, 'session.secret');
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}
