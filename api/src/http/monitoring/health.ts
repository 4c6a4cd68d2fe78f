import { Router } from 'express';
import type { Lifecycle } from '#health/lifecycle';
import type { Health } from '#health/health';

/**
 * /healthz: the process is alive. /readyz: it accepts requests, and its dependencies answer, each by name. /readyz/server: it
 * accepts requests, and can serve the portals in use. The last one is for load balancers: an outage of a shared dependency must
 * not take out all servers while they can still serve pages.
 */
export function healthRoutes(health: Health, lifecycle: Lifecycle): Router {
  return Router()
    .get('/healthz', (_req, res) => void res.json({ status: 'ok' }))
    .get('/readyz/server', async (_req, res) => {
      const { phase } = lifecycle;
      const down = await health.downOnServer();
      if (phase === 'ready' && down.length === 0) return void res.json({ status: 'ok' });
      res.status(503).setHeader('Retry-After', '5');
      res.json(phase === 'ready' ? { status: 'down', down } : { status: phase });
    })
    .get('/readyz', async (_req, res) => {
      const states = await health.look();
      const isWell = states.every(({ state }) => state === 'ok');
      const { phase, waitingFor, lastError: reason } = lifecycle;
      const status = phase === 'ready' ? (isWell ? 'ok' : 'down') : phase;
      res.status(status === 'ok' ? 200 : 503);
      if (status !== 'ok') res.setHeader('Retry-After', '5');
      const reasons = Object.fromEntries(states.flatMap((each) => (each.reason ? [[each.name, each.reason]] : [])));
      const checks = Object.fromEntries(states.map(({ name, state }) => [name, state]));
      res.json({
        status,
        ...(phase === 'starting' && { waitingFor, ...(reason && { reason }) }),
        checks,
        ...(Object.keys(reasons).length > 0 && { reasons }),
      });
    });
}
