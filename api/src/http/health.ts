import { Router } from 'express';
import type { Health } from '#health/health';

/** /healthz: the process answers. /readyz: what it needs answers too, each by name. */
export function healthRoutes(health: Health): Router {
  return Router()
    .get('/healthz', (_req, res) => void res.json({ status: 'ok' }))
    .get('/readyz', async (_req, res) => {
      const states = await health.look();
      const ready = states.every(({ state }) => state === 'ok');
      res.status(ready ? 200 : 503);
      if (!ready) res.setHeader('Retry-After', '5');
      const checks = Object.fromEntries(states.map(({ name, state }) => [name, state]));
      res.json({ status: ready ? 'ok' : 'down', checks });
    });
}
