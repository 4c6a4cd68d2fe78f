import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { logError } from '#log-error';
import { quietPaths } from '#telemetry/quiet-paths';

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
    // Known once the session is read, so it is added when the request ends.
    customProps: (req) => accountOf(req as Request),
    // Headers carry the session: a line says who asked for what from where, and how it went, no more.
    serializers: {
      req: ({ id, method, url, raw }) => ({ id, method, url: String(url).split('?')[0], address: raw.ip }),
      res: ({ statusCode }) => ({ statusCode }),
      err: logError,
    },
    wrapSerializers: true,
  });
}

function accountOf({ session }: Partial<Pick<Request, 'session'>>): object {
  const accountId = session?.viewer?.id;
  return accountId ? { accountId } : {};
}

function givenId(req: IncomingMessage): string | undefined {
  const given = req.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : undefined;
}
