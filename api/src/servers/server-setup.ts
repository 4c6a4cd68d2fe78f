import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RedisClientType } from 'redis';
import type { Settings } from '#settings';

/** What servers on one database must have in common. */
export interface ServerSetup {
  /** The bucket or folder of files. */
  files: string;
  /** What carries live events: a Redis, or the database. */
  bus: string;
}

export async function describeSetup(
  { s3, dataDir }: Pick<Settings, 's3' | 'dataDir'>,
  redis: RedisClientType | null,
): Promise<ServerSetup> {
  return {
    files: s3 ? `bucket ${s3.endpoint ?? s3.region}/${s3.bucket}` : `folder ${readOrCreateFolderId(dataDir)}`,
    bus: redis ? `redis ${await readOrCreateRedisId(redis)}` : 'database',
  };
}

/** An id stored in the folder, so that servers that share it find the same one under any path. */
function readOrCreateFolderId(dataDir: string): string {
  const file = path.join(dataDir, 'folder.id');
  if (!existsSync(file)) {
    try {
      writeFileSync(file, randomUUID(), { flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return readFileSync(file, 'utf8');
}

/** An id stored in Redis, which may have several addresses. */
async function readOrCreateRedisId(redis: RedisClientType): Promise<string> {
  await redis.set('10x:id', randomUUID(), { condition: 'NX' });
  return (await redis.get('10x:id')) ?? '';
}
