import { type RequestHandler, Router } from 'express';
import type { Metrics } from '#metrics';

/** Measures every request by route, method and status, and shows the figures to Prometheus. */
export function metricsRoutes({ registry, requests }: Metrics): { router: Router; measure: RequestHandler } {
  return {
    measure: (req, res, next) => {
      const end = requests.startTimer();
      // A route that nobody named is one label, so that paths from outside cannot fill the memory.
      res.once('finish', () => end({ route: res.locals.route ?? 'other', method: req.method, status: res.statusCode }));
      next();
    },
    router: Router().get(
      '/metrics',
      async (_req, res) => void res.type(registry.contentType).send(await registry.metrics()),
    ),
  };
}
