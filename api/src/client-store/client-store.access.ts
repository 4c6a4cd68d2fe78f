import { isInAudience } from 'rules/audiences';
import { claimableClientStoreStatuses } from 'rules/client-store';
import type { Viewer } from '#access/viewer';
import type { ClientStoreRequest } from '#client-store/client-store-request.entity';
import { matchNothing, type Where } from '#db/where';

/** A request that can still be claimed, answered or declined. */
export const unclaimed: Where<ClientStoreRequest> = { status: { $in: [...claimableClientStoreStatuses] } };

/** Contractors and administrators see every request. */
export const visibleTo = (viewer: Viewer | null): Where<ClientStoreRequest> =>
  isInAudience('contractor', viewer) || isInAudience('admin', viewer) ? {} : matchNothing;

/** Contractors can claim it and become the developer. Only checked for visible requests. */
export const acceptableBy = (viewer: Viewer | null): Where<ClientStoreRequest> =>
  isInAudience('contractor', viewer) ? unclaimed : matchNothing;

/** Anyone who sees it can contact the requester. Only checked for visible requests. */
export const contactableBy = (viewer: Viewer | null): Where<ClientStoreRequest> => (viewer ? unclaimed : matchNothing);

/** Anyone who sees it can decline it. Only checked for visible requests. */
export const declinableBy = (viewer: Viewer | null): Where<ClientStoreRequest> => (viewer ? unclaimed : matchNothing);
