import { ClientStoreRequest } from '#client-store/client-store-request.entity';
import { findNewRequests } from '#client-store/client-store.action-items';
import { ClientStoreResolver } from '#client-store/client-store.resolver';
import { defineDomain } from '#define-domain';
import { businessRecord } from '#retention/kept-tables';
import { visibleTo } from '#client-store/client-store.access';
import { defineNode } from '#db/node-source';

declare module '#live/bus' {
  interface Topics {
    /** A Client Store request was created or changed its status. */
    clientStoreChanged: { id: string };
  }
}

export const clientStoreDomain = defineDomain({
  name: 'client-store',
  tokenArea: 'projects',
  resolvers: [ClientStoreResolver],
  entities: [ClientStoreRequest],
  nodes: { ClientStoreRequest: defineNode(ClientStoreRequest, visibleTo) },
  keptTables: { client_store_requests: businessRecord },
  actionItems: { '/contractor': [findNewRequests] },
});
