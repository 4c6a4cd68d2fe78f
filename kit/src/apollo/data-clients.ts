import type { Session } from '../session.tsx';
import { createDataClient } from './create-data-client.ts';

export type ViewerDataClient = ReturnType<typeof createDataClient> & { viewerId: string; users: number };

/** As long as data that was asked for ahead waits for its portal: what happens meanwhile is not told to it. */
const unusedTimeout = 10_000;

/** What subscriptions have to end in, in milliseconds. */
const closeDelay = 100;

/** One at a time on a page. By the session's `clear`, which stays the same for the life of the page. */
const clients = new WeakMap<Session['clear'], ViewerDataClient>();

/**
 * The data client of who is signed in. It may be there before the portal is, with data asked for ahead, and ends with the
 * portal. It belongs to one person: nothing that one has read can be shown to the next.
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

/** Keeps a client while a portal stands on it. Answers how to let go. */
export function retainClient({ clear }: Session, client: ViewerDataClient): () => void {
  client.users += 1;
  return () => {
    client.users -= 1;
    // Not at once: the portal that comes next may hold it already in the same change of screen.
    queueMicrotask(() => closeIfUnused(clear, client));
  };
}

function closeIfUnused(clear: Session['clear'], client: ViewerDataClient): void {
  if (client.users > 0) return;
  if (clients.get(clear) === client) clients.delete(clear);
  // Not at once: Apollo ends its subscriptions a task later, and what is sent on a closed socket is an error in the console.
  setTimeout(client.close, closeDelay);
}
