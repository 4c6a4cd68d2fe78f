import type { EntityManager } from '@mikro-orm/postgresql';
import { AccessToken } from '#access-tokens/access-token.entity';
import { createdDaysAgo } from '#demo/created-days-ago';
import type { DemoData } from '#demo/demo-data';
import { createKey, hashKey } from '#secret-key';

/** A token that no one has, to show what the list looks like. */
export function loadDemoAccessTokens(em: EntityManager, { people }: DemoData): void {
  em.create(AccessToken, {
    user: people.admin,
    name: 'Weekly lead report',
    scopes: ['leads_read'],
    tokenHash: hashKey(createKey()),
    lastFour: 'k7Qz',
    ...createdDaysAgo(12),
    lastUsedAt: createdDaysAgo(2).createdAt,
    expiresAt: createdDaysAgo(-78).createdAt,
  });
}
