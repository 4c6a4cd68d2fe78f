import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import express, { type RequestHandler } from 'express';
import type { Lifecycle } from '#health/lifecycle';
import { unavailable } from '#errors';
import type { Health } from '#health/health';
import { createBoundedServer } from '#http/bounded-server';
import { sendError } from '#http/error-handler';
import { healthRoutes } from '#http/health';
import { listen } from '#http/listen';
import type { Settings } from '#settings';

/** How long connections without a request may take to close on their own. */
const closeTimeout = 500;

/** The port of the product. It is open from the first moment on, so that a start can be watched. */
export interface HttpListener {
  server: Server;
  /** Sends requests to the product from now on. Until then only the health paths answer. */
  serve(product: RequestHandler): Promise<void>;
  /** Takes no more connections, and waits for the requests that have arrived. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

/** How a server takes the connections to its port, which it may have to share with others on this machine. */
export interface ListenOptions {
  /** From the first moment on, to answer health checks. Otherwise when it is ready. */
  listenImmediately: boolean;
  /** The operating system spreads the connections over all that listen. */
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
    // Each middleware may listen for the end of the response: more than the ten listeners at which Node.js warns of a leak.
    res.setMaxListeners(20);
    res.once('close', () => {
      answering.delete(res);
      onChange();
    });
    // Also while new connections are still taken: a client that reuses one could meet its end.
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
  // A WebSocket is closed by those who serve it.
  server.on('upgrade', ({ socket }) => connections.delete(socket));
  const listenOnPort = () => listen(server, 'PORT', settings.port, settings.host, reusePort);
  if (listenImmediately) await listenOnPort();

  let closed: Promise<void> | undefined;
  const close = () => (closed ??= server.listening ? promisify(server.close.bind(server))() : Promise.resolve());
  /** Resolves once there is none of them, or after so many milliseconds. */
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
      void close(); // awaited when it stops
      for (const res of answering) closeConnectionAfter(res);
      await waitUntilEmpty(answering, lifecycle.timeouts.requests);
      // A client that has read its answer closes the connection; one that has sent nothing might never.
      await waitUntilEmpty(connections, closeTimeout);
    },
    stop: async () => {
      void close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The client sends its next request on another connection. Node alone would keep this one, even after `close()`. */
function closeConnectionAfter(res: ServerResponse): void {
  if (!res.headersSent) res.setHeader('Connection', 'close');
}
