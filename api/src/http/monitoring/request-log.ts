import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Express, Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { serializeError } from '#serialize-error';
import { untracedPaths } from '#telemetry/untraced-paths';

/** Headers contain the session, so a line has only the request, its sender and its outcome. */
interface RequestSummary {
  id: string;
  method: string;
  url: string | undefined;
  address: string | undefined;
}

declare global {
  namespace Express {
    interface Request {
      id: string;
      /** Its lines refer to the request. Created on first use: most requests only log one line at their end. */
      readonly log: Logger;
      ownLog?: Logger;
      summary?: RequestSummary;
    }
  }
}

/** Logs one line per request, with its id, which is also in the response. An id from a proxy in front is kept. */
export function requestLog(app: Express, logger: Logger, trustsProxy: boolean): RequestHandler {
  const log = logger.child({}, { serializers: { err: serializeError } });
  Object.defineProperty(app.request, 'log', {
    get(this: Request) {
      return (this.ownLog ??= log.child({ req: this.summary }));
    },
  });
  return (req, res, next) => {
    const { method, originalUrl, ip: address } = req;
    const id = (trustsProxy && getIncomingId(req)) || randomUUID();
    const summary = { id, method, url: originalUrl.split('?')[0], address };
    Object.assign(req, { id, summary });
    res.setHeader('X-Request-Id', id);
    const startedAt = performance.now();
    const end = (thrown?: Error) => {
      res.off('close', end).off('error', end);
      const { statusCode } = res;
      const line = {
        req: summary,
        ...toAccountFields(req),
        res: { statusCode },
        responseTime: Math.round(performance.now() - startedAt),
      };
      const err = thrown ?? (statusCode >= 500 ? new Error(`failed with status code ${statusCode}`) : null);
      if (err) log.error({ ...line, err }, 'request errored');
      else log.info(line, res.writableEnded && !req.readableAborted ? 'request completed' : 'request aborted');
    };
    if (!untracedPaths.test(req.url)) res.on('close', end);
    res.on('error', end);
    next();
  };
}

/** Known only once the session is read, so it is added when the request ends. */
function toAccountFields({ session, accessToken }: Partial<Pick<Request, 'session' | 'accessToken'>>): object {
  const accountId = (accessToken ?? session)?.viewer?.id;
  return accountId ? { accountId } : {};
}

function getIncomingId(req: IncomingMessage): string | undefined {
  const given = req.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : undefined;
}
