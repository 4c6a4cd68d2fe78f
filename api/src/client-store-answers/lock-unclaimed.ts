import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '#access/viewer';
import { unclaimed, visibleTo } from '#client-store/client-store.access';
import { ClientStoreRequest } from '#client-store/client-store-request.entity';
import { findVisible } from '#db/find-visible';
import { matches } from '#db/where';
import { conflict } from '#errors';

/** Locks a request to claim, answer or decline it, after its lead (`lockLeadOfRequest`). Concurrent transactions wait here, and then find it claimed or declined. */
export async function lockUnclaimed(tx: EntityManager, viewer: Viewer, id: string): Promise<ClientStoreRequest> {
  const request = await findVisible(tx, ClientStoreRequest, id, visibleTo(viewer), {
    lockMode: LockMode.PESSIMISTIC_WRITE,
    refresh: true,
  });
  if (!matches(unclaimed, request))
    throw conflict(
      request.status === 'declined'
        ? 'This request has been declined. Please choose another one'
        : 'Someone else has accepted this request. Please choose another one',
    );
  return request;
}
