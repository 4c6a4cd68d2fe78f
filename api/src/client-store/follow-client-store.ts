import { visibleTo } from '#client-store/client-store.access';
import { ClientStoreRequest } from '#client-store/client-store-request.entity';
import type { Context } from '#context';
import { visibleEvents } from '#live/visible-events';

/** The requests that are made, answered, taken or declined from now on, for whoever may see them. */
export function followClientStore({ bus, read, viewer }: Context): AsyncIterable<{ id: string }> {
  return visibleEvents(bus.subscribe('clientStoreChanged'), ({ id }) =>
    read.exists(ClientStoreRequest, { $and: [{ id }, visibleTo(viewer)] }),
  );
}
