import pg from 'pg';
import { createClient } from 'redis';
import type { TestApp } from '#test/app';

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

/** Makes every session of the app, or of one person, as old as that. */
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
  const isMeant = ({ viewer }: Stored) => viewer && (!userId || viewer.id === userId);
  if (app.redisUrl) {
    const redis = createClient({ url: app.redisUrl });
    await redis.connect();
    for (const key of await redis.keys('10x:session:*')) {
      const data = JSON.parse((await redis.get(key)) ?? '{}') as Stored;
      if (isMeant(data)) await redis.set(key, JSON.stringify(aged(data)), { expiration: 'KEEPTTL' });
    }
    redis.destroy();
    return;
  }
  const database = new pg.Client(app.databaseUrl);
  await database.connect();
  const { rows } = await database.query<{ sid: string; sess: Stored }>('select sid, sess from session');
  for (const { sid, sess } of rows)
    if (isMeant(sess))
      await database.query('update session set sess = $2 where sid = $1', [sid, JSON.stringify(aged(sess))]);
  await database.end();
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
