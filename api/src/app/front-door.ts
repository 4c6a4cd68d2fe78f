import type { Server } from 'node:http';
import { promisify } from 'node:util';
import express, { type RequestHandler } from 'express';
import type { Lifecycle } from '#health/lifecycle';
import { unavailable } from '#errors';
import type { Health } from '#health/health';
import { boundedServer } from '#http/bounded-server';
import { sendError } from '#http/failures';
import { healthRoutes } from '#http/health';
import { listen } from '#http/listen';
import type { Settings } from '#settings';

/** The port of the product. It is open from the first moment on, so that a start can be watched. */
export interface FrontDoor {
  server: Server;
  /** Sends requests to the product from now on. Until then only the health paths answer. */
  open(product: RequestHandler): void;
  stop(): Promise<void>;
}

export async function openFrontDoor(
  { port, host, trustProxy }: Pick<Settings, 'port' | 'host' | 'trustProxy'>,
  health: Health,
  lifecycle: Lifecycle,
): Promise<FrontDoor> {
  const starting = express()
    .disable('x-powered-by')
    .use(healthRoutes(health, lifecycle))
    .use((_req, res) => sendError(res, unavailable('The server')));
  let current: RequestHandler = starting as unknown as RequestHandler;
  const server = boundedServer((req, res) => void current(req as never, res as never, () => undefined), trustProxy);
  await listen(server, 'PORT', port, host);
  return {
    server,
    open: (product) => (current = product),
    stop: async () => {
      if (!server.listening) return;
      const closed = promisify(server.close.bind(server))();
      server.closeAllConnections();
      await closed;
    },
  };
}
