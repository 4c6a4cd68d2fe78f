import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { runSql } from './database.ts';

/** Creates a release key for all portals, as an administrator does. */
export async function createReleaseKey(databaseUrl: string, name: string): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  await runSql(
    databaseUrl,
    `insert into release_keys (id, created_at, updated_at, name, key_hash, remotes, created_by_id, expires_at)
     select $1, now(), now(), $2, $3, '{}', id, now() + interval '30 days' from users where role = 'admin' order by id limit 1`,
    [randomUUID(), name, createHash('sha256').update(key).digest('hex')],
  );
  return key;
}
