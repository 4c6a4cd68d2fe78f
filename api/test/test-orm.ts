import type { EntityManager } from '@mikro-orm/postgresql';
import { pino } from 'pino';
import { openOrm } from '#db/orm';
import { entities } from '#entities';

export interface TestOrm {
  fork(): EntityManager;
  close(): Promise<void>;
}

/** The ORM on a test's database, for functions that run without the app. */
export async function openTestOrm(url: string): Promise<TestOrm> {
  const orm = await openOrm({ url, entities, log: pino({ level: 'silent' }) });
  return { fork: () => orm.em.fork(), close: () => orm.close(true) };
}
