import { maxPerKind, type ActionItem } from '#action-items/action-item';
import { ClientStoreRequest } from '#client-store/client-store-request.entity';
import { visibleTo } from '#client-store/client-store.access';
import type { Context } from '#context';

/** The unclaimed and unanswered requests of the Client Store. */
export async function findNewRequests({ em, viewer }: Context): Promise<ActionItem[]> {
  const found = await em.find(
    ClientStoreRequest,
    { $and: [visibleTo(viewer), { status: 'new' }] },
    { fields: ['name', 'tier', 'createdAt'], orderBy: { id: 'asc' }, limit: maxPerKind },
  );
  return found.map(({ id, name, tier, createdAt }) => ({
    id,
    kind: 'client_store_request',
    title: name,
    detail: `${tier[0]?.toUpperCase()}${tier.slice(1)} project, unclaimed`,
    since: createdAt,
    dueAt: null,
    path: '/contractor?tab=client-store',
  }));
}
