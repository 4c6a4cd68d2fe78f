import { createClient, type Client } from 'graphql-ws';

interface LiveSocketOptions {
  /** Reports each change of the socket's state; `isRefused` if the server has no capacity for it. */
  onChange: (isOpen: boolean, isRefused?: boolean) => void;
  /** The socket is connected again after a break, so events may have been missed. `wasRestart`: the break was not shown. */
  onReconnected: (wasRestart: boolean) => void;
  /** The socket broke or was refused: the session may have ended. */
  onDisconnected: () => void;
}

/** The server's close code for too many sockets per session or network, or too many messages. */
export const tooManySockets = 4429;

/** The server is restarting and another one is available: https://www.iana.org/assignments/websocket/websocket.xhtml#close-code-number */
const serviceRestart = 1012;
/** All pages of a server reconnect elsewhere within this time. */
const restartJitter = 250;

/** The page's only socket. It opens with the first subscription and reconnects as long as there is one. */
export function createLiveSocket({ onChange, onReconnected, onDisconnected }: LiveSocketOptions): Client {
  // Not graphql-ws's own retry: it gives up after a close code such as 4429, and then a link has to resubscribe.
  let isBroken = false;
  let isRestarting = false;
  const client = createClient({
    url: `${window.location.origin.replace(/^http/, 'ws')}/graphql`,
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait: async (retries) => (isRestarting ? wait(Math.random() * restartJitter) : waitToReconnect(retries)),
    keepAlive: 15_000,
    on: {
      connected: (_socket, _payload, wasRetry) => {
        onChange(true);
        if (wasRetry || isBroken) onReconnected(isRestarting);
        isBroken = isRestarting = false;
      },
      closed: (event) => {
        if (isNormalClosure(event)) return;
        isBroken = true;
        // Not for the next attempt: if that fails too, there is no other server.
        isRestarting = !isRestarting && event instanceof CloseEvent && event.code === serviceRestart;
        if (isRestarting) return;
        onChange(false, event instanceof CloseEvent && event.code === tooManySockets);
        onDisconnected();
      },
    },
  });
  // Without a network, a socket stays open and silent for minutes.
  const onOffline = () => client.terminate();
  window.addEventListener('offline', onOffline);
  const { dispose } = client;
  client.dispose = () => {
    window.removeEventListener('offline', onOffline);
    return dispose();
  };
  return client;
}

const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

/** Backoff of at most ten seconds; reconnects at once when the network is back. */
async function waitToReconnect(retries: number): Promise<void> {
  const maxDelay = Math.min(1000 * 2 ** retries, 8000) + Math.random() * 1000;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(done, maxDelay);
    window.addEventListener('online', done);
    function done() {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    }
  });
}

function isNormalClosure(event: unknown): boolean {
  return event instanceof CloseEvent && event.code === 1000;
}
