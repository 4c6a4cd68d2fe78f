import { visibleTo } from '#client-store/client-store.access';
import { ClientStoreRequest } from '#client-store/client-store-request.entity';
import { createSharedEvents } from '#live/shared-events';

/** The requests that are made, answered, taken or declined from now on, for whoever may see them. */
export const followClientStore = () =>
  createSharedEvents({
    topic: 'clientStoreChanged',
    row: { entity: ClientStoreRequest, getRowId: ({ id }) => id },
    visible: visibleTo,
  });
