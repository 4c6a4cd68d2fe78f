import { createClient, type Client } from 'graphql-ws';

interface Callbacks {
  /** The socket is back after a break: events may have passed unseen. */
  onReconnected: () => void;
  /** The socket broke, or was refused: the session may be over. */
  onBroken: () => void;
}

/** The page's only socket. It opens with the first subscription and never gives up while there is one. */
export function createLiveSocket({ onReconnected, onBroken }: Callbacks): Client {
  return createClient({
    url: `${window.location.origin.replace(/^http/, 'ws')}/graphql`,
    retryAttempts: Infinity,
    shouldRetry: () => true,
    keepAlive: 15_000,
    on: {
      connected: (_socket, _payload, wasRetry) => wasRetry && onReconnected(),
      closed: (event) => !isOrdinaryClose(event) && onBroken(),
    },
  });
}

function isOrdinaryClose(event: unknown): boolean {
  return event instanceof CloseEvent && event.code === 1000;
}
