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

/** While SESSION_SECRET is a list: seals what is stored with the newest secret, so that the others can be removed. */
export const resealSecrets =
  ({ secrets, pool, redis, log }: Options): Task =>
  async () => {
    const [newest = ''] = secrets.ids;
    // Another server may lack it still: a later run finds that none does.
    if (!secrets.usesNewest) return;
    await recordSigning(pool, newest);
    if (secrets.ids.length === 1) return;
    const count = await resealAll(sealedPlaces(pool, redis), secrets);
    if (count > 0) log.info({ count }, 'values that an old secret had sealed were sealed with the newest one');
  };
