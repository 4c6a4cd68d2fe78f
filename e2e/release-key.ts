import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { onServer } from './database.ts';

/** What a team publishes every portal with, as an administrator makes it. */
export async function makeReleaseKey(databaseUrl: string, name: string): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  await onServer(
    databaseUrl,
    `insert into release_keys (id, created_at, updated_at, name, key_hash, remotes) values ($1, now(), now(), $2, $3, '{}')`,
    [randomUUID(), name, createHash('sha256').update(key).digest('hex')],
  );
  return key;
}
