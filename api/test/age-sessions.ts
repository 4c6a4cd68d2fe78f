import pg from 'pg';
import { pino } from 'pino';
import { openRedis } from '#db/redis';
import type { Bus } from '#live/bus';
import { createPostgresBus } from '#live/postgres-bus';
import { createRedisBus } from '#live/redis-bus';
import type { TestApp } from '#test/app';

const log = pino({ level: 'silent' });
const prefix = '10x:session:';

interface Age {
  /** Minutes since the last sign-in or confirmation. */
  authenticated?: number;
  /** Minutes since the sign-in. */
  started?: number;
}
interface Stored {
  viewer?: { id: string };
  startedAt: string;
  authenticatedAt: string;
}

/** Backdates all sessions of the app, or of one person. */
export async function ageSessions(
  app: Pick<TestApp, 'databaseUrl' | 'redisUrl'>,
  age: Age,
  userId?: string,
): Promise<void> {
  const aged = (data: Stored): Stored => ({
    ...data,
    ...(age.started !== undefined && { startedAt: minutesAgo(age.started) }),
    ...(age.authenticated !== undefined && { authenticatedAt: minutesAgo(age.authenticated) }),
  });
  const isSelected = ({ viewer }: Stored) => viewer && (!userId || viewer.id === userId);
  if (app.redisUrl) {
    const redis = await openRedis(app.redisUrl, log);
    const keys = await redis.keys(`${prefix}*`);
    for (const key of keys) {
      const data = JSON.parse((await redis.get(key)) ?? '{}') as Stored;
      if (isSelected(data)) await redis.set(key, JSON.stringify(aged(data)), { expiration: 'KEEPTTL' });
    }
    const ids = keys.map((key) => key.slice(prefix.length));
    await dropCopies(await createRedisBus(redis, log), ids);
    redis.destroy();
    return;
  }
  const database = new pg.Client(app.databaseUrl);
  await database.connect();
  const { rows } = await database.query<{ sid: string; sess: Stored }>('select sid, sess from session');
  for (const { sid, sess } of rows)
    if (isSelected(sess))
      await database.query('update session set sess = $2 where sid = $1', [sid, JSON.stringify(aged(sess))]);
  await database.end();
  const ids = rows.map(({ sid }) => sid);
  await dropCopies(await createPostgresBus({ databaseUrl: app.databaseUrl, log }), ids);
}

/** Drops cached sessions on all servers after a test has changed them. */
async function dropCopies(bus: Bus, ids: string[]): Promise<void> {
  await Promise.all(ids.map((sessionId) => bus.publish('sessionDropped', { sessionId })));
  await bus.isHealthy();
  await bus.stop();
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
