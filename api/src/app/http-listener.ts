import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import express, { type RequestHandler } from 'express';
import type { Lifecycle } from '#health/lifecycle';
import { unavailable } from '#errors';
import type { Health } from '#health/health';
import { createBoundedServer } from '#http/server/bounded-server';
import { sendError } from '#http/error-handler';
import { healthRoutes } from '#http/monitoring/health';
import { listen } from '#http/server/listen';
import type { Settings } from '#settings';

/** How long connections without a request may take to close on their own. */
const closeTimeout = 500;

/** The HTTP port. It opens immediately, so that the start can be observed. */
export interface HttpListener {
  server: Server;
  /** Routes requests to the app from now on. Until then only the health paths answer. */
  serve(product: RequestHandler): Promise<void>;
  /** Stops accepting connections and waits for requests in flight. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

/** How a server accepts connections on its port, which it may share with others on this machine. */
export interface ListenOptions {
  /** Opens immediately, to answer health checks. Otherwise it opens when the server is ready. */
  listenImmediately: boolean;
  /** The operating system spreads the connections over all listeners. */
  reusePort: boolean;
}

export async function openHttpListener(
  settings: Pick<Settings, 'port' | 'host' | 'trustProxy' | 'keepAliveSeconds'>,
  health: Health,
  lifecycle: Lifecycle,
  { listenImmediately, reusePort }: ListenOptions = { listenImmediately: true, reusePort: false },
): Promise<HttpListener> {
  const starting = express()
    .disable('x-powered-by')
    .use(healthRoutes(health, lifecycle))
    .use((_req, res) => sendError(res, unavailable('The server')));
  let current: RequestHandler = starting as unknown as RequestHandler;
  const answering = new Set<ServerResponse>();
  const connections = new Set<Socket>();
  let onChange = (): void => undefined;
  const handle = (req: IncomingMessage, res: ServerResponse) => {
    answering.add(res);
    // Each middleware may listen for the end of the response, which exceeds the ten listeners at which Node.js warns of a leak.
    res.setMaxListeners(20);
    res.once('close', () => {
      answering.delete(res);
      onChange();
    });
    // Set while new connections are still accepted, so that no client reuses a connection that is about to close.
    if (lifecycle.phase === 'draining') closeConnectionAfter(res);
    current(req as never, res as never, () => undefined);
  };
  const server = createBoundedServer(handle, settings);
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => {
      connections.delete(socket);
      onChange();
    });
  });
  // WebSockets are closed by their own server.
  server.on('upgrade', ({ socket }) => connections.delete(socket));
  const listenOnPort = () => listen(server, 'PORT', settings.port, settings.host, reusePort);
  if (listenImmediately) await listenOnPort();

  let closed: Promise<void> | undefined;
  const close = () => (closed ??= server.listening ? promisify(server.close.bind(server))() : Promise.resolve());
  /** Resolves when there are none left, or after this many milliseconds. */
  const waitUntilEmpty = async (set: Set<unknown>, timeout: number) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const over = new AbortController();
    onChange = () => {
      server.closeIdleConnections();
      if (set.size === 0) resolve();
    };
    onChange();
    await Promise.race([promise, delay(timeout, undefined, { signal: over.signal })]);
    over.abort();
    onChange = () => undefined;
  };
  return {
    server,
    serve: async (product) => {
      current = product;
      if (!server.listening) await listenOnPort();
    },
    drain: async () => {
      void close(); // awaited on stop
      for (const res of answering) closeConnectionAfter(res);
      await waitUntilEmpty(answering, lifecycle.timeouts.requests);
      // Clients close the connection after reading the response; one that has sent nothing might never do so.
      await waitUntilEmpty(connections, closeTimeout);
    },
    stop: async () => {
      void close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Makes the client send its next request on another connection. Node.js would keep this one open, even after `close()`. */
function closeConnectionAfter(res: ServerResponse): void {
  if (!res.headersSent) res.setHeader('Connection', 'close');
}
