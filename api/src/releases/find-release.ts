import type { EntityManager } from '@mikro-orm/postgresql';
import { notFound } from '#errors';
import { Release } from '#releases/release.entity';

export async function findRelease(em: EntityManager, remote: string, version: string): Promise<Release> {
  const release = await em.findOne(Release, { remote, version });
  if (!release) throw notFound(`version of ${remote}`);
  return release;
}
