import { visibleTo } from '#client-store/client-store.access';
import { ClientStoreRequest } from '#client-store/client-store-request.entity';
import { createSharedEvents } from '#live/shared-events';

/** New requests, and those answered, claimed or declined from now on, if the viewer can see them. */
export const followClientStore = () =>
  createSharedEvents({
    topic: 'clientStoreChanged',
    row: { entity: ClientStoreRequest, getRowId: ({ id }) => id },
    visible: visibleTo,
  });
