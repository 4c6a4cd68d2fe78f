import type { EntityClass, FindOneOptions } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { validate as isUuid } from 'uuid';
import type { Where } from '#db/where';
import { malformedId, notFound } from '#errors';

/** Loads an entity to change. If the viewer cannot see it, it is not found, as if it did not exist. */
export async function findVisible<T extends { id: string }>(
  em: EntityManager,
  entity: EntityClass<T>,
  id: string,
  visible: Where<T>,
  options: FindOneOptions<T, never> = {},
): Promise<T> {
  requireId(id);
  const found = await em.findOne(entity, { $and: [{ id }, visible] } as Where<T>, options);
  if (!found) throw notFound(entity.name.replaceAll(/\B[A-Z]/g, ' $&').toLowerCase());
  return found as T;
}

export function requireId(id: string): void {
  if (!isUuid(id)) throw malformedId();
}
