import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { trace } from '@opentelemetry/api';
import express, { type Request, type RequestHandler, Router } from 'express';
import { Registry } from 'prom-client';
import { forbidden, notFound, unauthenticated } from '#errors';
import type { Metrics } from '#metrics';
import { listen } from '#http/server/listen';
import { hashKey } from '#secret-key';
import type { Settings } from '#settings';

/** Measures every request by route, method and status. */
export function measureRequests({ requests }: Metrics): RequestHandler {
  return (req, res, next) => {
    const end = requests.startTimer();
    const span = trace.getActiveSpan();
    res.once('finish', () => {
      // Unmatched routes share one label, so that arbitrary paths can't fill the memory.
      const { route = 'other' } = res.locals;
      end({ route, method: req.method, status: res.statusCode });
      span?.updateName(`${req.method} ${route}`).setAttribute('http.route', route);
    });
    next();
  };
}

/**
 * /metrics on the main port, for callers with the token. Without a token: for programs on this machine in development, and for no
 * one in production, where a proxy on this machine would expose it to everyone.
 */
export function metricsRoutes(
  { text }: Pick<Metrics, 'text'>,
  { metrics: { token }, production }: Pick<Settings, 'metrics' | 'production'>,
): Router {
  return Router().get('/metrics', async (req, res) => {
    res.locals.route = '/metrics';
    res.setHeader('Cache-Control', 'no-store');
    if (token !== null) checkToken(req, token);
    else if (production || !isFromLoopback(req)) throw notFound('page');
    res.type(Registry.PROMETHEUS_CONTENT_TYPE).send(await text());
  });
}

function checkToken(req: Request, token: string): void {
  const bearerToken = /^Bearer (\S+)$/i.exec(req.get('authorization') ?? '')?.[1];
  if (bearerToken === undefined) throw unauthenticated('Please send the METRICS_TOKEN as a bearer token');
  // Comparing hashes takes the same time however much of a guess is right.
  if (hashKey(bearerToken) !== hashKey(token)) throw forbidden("The token doesn't match METRICS_TOKEN");
}

/** By the connection, not by a header that a proxy forwards. */
const isFromLoopback = ({ socket: { remoteAddress = '' } }: Request) => /^(::ffff:)?127\.|^::1$/.test(remoteAddress);

/** /metrics on its own port, if configured, which only monitoring should be able to reach. */
export async function metricsServer(
  { text }: Pick<Metrics, 'text'>,
  { host, metrics: { port } }: Pick<Settings, 'host' | 'metrics'>,
): Promise<{ stop(): Promise<void> }> {
  if (port === null) return { stop: async () => undefined };
  const app = express()
    .disable('x-powered-by')
    .get('/metrics', async (_req, res) => {
      res.setHeader('Cache-Control', 'no-store');
      res.type(Registry.PROMETHEUS_CONTENT_TYPE).send(await text());
    });
  const server = createServer(app);
  await listen(server, 'METRICS_PORT', port, host);
  return {
    stop: async () => {
      const closed = promisify(server.close.bind(server))();
      server.closeAllConnections();
      await closed;
    },
  };
}
