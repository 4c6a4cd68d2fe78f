import { isInAudience } from 'rules/audiences';
import { claimableClientStoreStatuses } from 'rules/client-store';
import type { Viewer } from '#access/viewer';
import type { ClientStoreRequest } from '#client-store/client-store-request.entity';
import { nothing, type Where } from '#db/where';

/** A request that one may still take, answer or decline. */
export const unclaimed: Where<ClientStoreRequest> = { status: { $in: [...claimableClientStoreStatuses] } };

/** Every contractor and administrator sees every request. */
export const visibleTo = (viewer: Viewer | null): Where<ClientStoreRequest> =>
  isInAudience('contractor', viewer) || isInAudience('admin', viewer) ? {} : nothing;

/** A contractor takes it: they become the developer. Asked of requests that one sees. */
export const acceptableBy = (viewer: Viewer | null): Where<ClientStoreRequest> =>
  isInAudience('contractor', viewer) ? unclaimed : nothing;

/** Whoever sees it may write to whoever made it. Asked of requests that one sees. */
export const contactableBy = (viewer: Viewer | null): Where<ClientStoreRequest> => (viewer ? unclaimed : nothing);

/** Whoever sees it may decline it. Asked of requests that one sees. */
export const declinableBy = (viewer: Viewer | null): Where<ClientStoreRequest> => (viewer ? unclaimed : nothing);
