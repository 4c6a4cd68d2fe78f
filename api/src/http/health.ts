import { Router } from 'express';

/** A thing the server needs. It throws or answers false where it is not well. */
export type Check = () => Promise<boolean>;

const patience = 2000;

/** /healthz: the process answers. /readyz: what it needs answers too, each by name. */
export function health(checks: Record<string, Check>): Router {
  return Router()
    .get('/healthz', (_req, res) => void res.json({ status: 'ok' }))
    .get('/readyz', async (_req, res) => {
      const results = await Promise.all(
        Object.entries(checks).map(async ([name, check]) => [name, (await well(check)) ? 'ok' : 'down'] as const),
      );
      const ready = results.every(([, state]) => state === 'ok');
      res.status(ready ? 200 : 503);
      if (!ready) res.setHeader('Retry-After', '5');
      res.json({ status: ready ? 'ok' : 'down', checks: Object.fromEntries(results) });
    });
}

async function well(check: Check): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), patience);
  try {
    return await Promise.race([check(), late]);
  } catch {
    return false; // the answer itself is what the check is asked for
  } finally {
    clearTimeout(timer);
  }
}
