import type { Task } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { RedisClientType } from 'redis';
import { resealAll } from '#secrets/reseal';
import { sealedPlaces } from '#secrets/sealed-places';
import type { Secrets } from '#secrets/secrets';
import { recordSigning } from '#secrets/record-signing';

interface Options {
  secrets: Secrets;
  pool: Pool;
  redis: RedisClientType | null;
  log: Logger;
}

/** While SESSION_SECRET is a list: encrypts stored values again with the newest secret, so that the others can be removed. */
export const resealSecrets =
  ({ secrets, pool, redis, log }: Options): Task =>
  async () => {
    const [newest = ''] = secrets.ids;
    // Another server may not have it yet: repeat until nothing is left.
    if (!secrets.usesNewest) return;
    await recordSigning(pool, newest);
    if (secrets.ids.length === 1) return;
    const count = await resealAll(sealedPlaces(pool, redis), secrets);
    if (count > 0) log.info({ count }, 'values encrypted with an old secret were encrypted with the newest one');
  };
