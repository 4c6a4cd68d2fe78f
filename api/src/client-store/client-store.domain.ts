import { ClientStoreRequest } from '#client-store/client-store-request.entity';
import { ClientStoreResolver } from '#client-store/client-store.resolver';
import { defineDomain } from '#define-domain';
import { businessRecord } from '#retention/kept-tables';
import { visibleTo } from '#client-store/client-store.access';
import type { Context } from '#context';
import { maxPerKind, type Need } from '#action-items/need';

/** The unclaimed and unanswered requests of the Client Store. */
async function findNewRequests({ em, viewer }: Context): Promise<Need[]> {
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

declare module '#live/bus' {
  interface Topics {
    /** A Client Store request was created or changed its status. */
    clientStoreChanged: { id: string };
  }
}

export const clientStoreDomain = defineDomain({
  name: 'client-store',
  resolvers: [ClientStoreResolver],
  entities: [ClientStoreRequest],
  keptTables: { client_store_requests: businessRecord },
  actionItems: { '/contractor': [findNewRequests] },
});
