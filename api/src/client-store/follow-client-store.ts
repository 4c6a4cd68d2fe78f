import { visibleTo } from '#client-store/client-store.access';
import { ClientStoreRequest } from '#client-store/client-store-request.entity';
import { sharedEvents } from '#live/shared-events';

/** The requests that are made, answered, taken or declined from now on, for whoever may see them. */
export const followClientStore = () =>
  sharedEvents({
    topic: 'clientStoreChanged',
    row: { entity: ClientStoreRequest, idOf: ({ id }) => id },
    visible: visibleTo,
  });
