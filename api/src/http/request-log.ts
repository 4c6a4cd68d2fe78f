import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';

const quietPaths = /^\/(healthz|readyz|metrics|js\/|css\/|assets\/|remotes\/)/;

/** One log line a request, with its id, which the reply carries too. An id from a proxy in front is kept. */
export function requestLog(logger: Logger, trustsProxy: boolean): RequestHandler {
  return pinoHttp({
    logger,
    genReqId: (req, res) => {
      const id = (trustsProxy && givenId(req)) || randomUUID();
      res.setHeader('X-Request-Id', id);
      return id;
    },
    autoLogging: { ignore: (req) => quietPaths.test(req.url ?? '') },
    customLogLevel: (_req, res, err) => (err || res.statusCode >= 500 ? 'error' : 'info'),
    // Headers carry the session: a line says what was asked and how it went, no more.
    serializers: {
      req: ({ id, method, url }) => ({ id, method, url: String(url).split('?')[0] }),
      res: ({ statusCode }) => ({ statusCode }),
    },
    wrapSerializers: true,
  });
}

function givenId(req: IncomingMessage): string | undefined {
  const given = req.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : undefined;
}
