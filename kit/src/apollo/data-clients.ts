import type { Session } from '../session.tsx';
import { createDataClient } from './create-data-client.ts';

export type ViewerDataClient = ReturnType<typeof createDataClient> & { viewerId: string; users: number };

/** How long prefetched data waits for its portal. It gets no events in the meantime. */
const unusedTimeout = 10_000;

/** How long subscriptions have to end, in milliseconds. */
const closeDelay = 100;

/** One client per page at a time, keyed by the session's `clear`, which is the same for the life of the page. */
const clients = new WeakMap<Session['clear'], ViewerDataClient>();

/**
 * The data client of the signed-in person. It may exist before the portal, with prefetched data, and ends with the portal.
 * It belongs to one person, so nothing that one person has read is shown to the next.
 */
export function getDataClient({ viewer, clear, refresh }: Session): ViewerDataClient | undefined {
  if (!viewer) return undefined;
  const known = clients.get(clear);
  if (known?.viewerId === viewer.id) return known;
  const parts = createDataClient({ onSignedOut: () => void refresh(), onDisconnected: () => void refresh() });
  const made = { ...parts, viewerId: viewer.id, users: 0 };
  clients.set(clear, made);
  setTimeout(() => closeIfUnused(clear, made), unusedTimeout);
  return made;
}

/** Keeps a client alive while a portal uses it. Returns a release function. */
export function retainClient({ clear }: Session, client: ViewerDataClient): () => void {
  client.users += 1;
  return () => {
    client.users -= 1;
    // Not immediately: the next portal may already hold it in the same screen change.
    queueMicrotask(() => closeIfUnused(clear, client));
  };
}

function closeIfUnused(clear: Session['clear'], client: ViewerDataClient): void {
  if (client.users > 0) return;
  if (clients.get(clear) === client) clients.delete(clear);
  // Not immediately: Apollo ends its subscriptions a task later, and sending on a closed socket logs an error.
  setTimeout(client.close, closeDelay);
}
