import { type RequestHandler, Router } from 'express';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Prometheus figures: the process, and every request by route, method and status. */
export function metrics(): { router: Router; measure: RequestHandler } {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long a request took',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  return {
    measure: (req, res, next) => {
      const end = duration.startTimer();
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
