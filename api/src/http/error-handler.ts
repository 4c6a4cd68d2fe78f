import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { AppError, toErrorBody, malformed, methodNotAllowed, notFound, toAppError, tooLarge } from '#errors';
import { logFailure } from '#http/monitoring/log-failure';
import type { ServerPaths } from '#remotes/server-paths';

/** Requests that nothing before it has answered: of an unknown path, or of a known one with another method. */
export const notFoundHandler =
  (serverPaths: Pick<ServerPaths, 'getMethods'>): RequestHandler =>
  (req, _res, next) => {
    const path = req.baseUrl + req.path;
    const allow = serverPaths.getMethods(path);
    const isKnown = allow.length > 0 && !allow.includes(req.method);
    next(
      isKnown
        ? methodNotAllowed(`${path} doesn't take ${req.method}, only ${allow.join(', ')}`, allow)
        : notFound(`path: ${req.method} ${path}`),
    );
  };

/** The final handler of failed requests. The cause goes to the log, never to the client. */
export const errorHandler: ErrorRequestHandler = (thrown, req, res, next) => {
  const error = fromExpressError(thrown) ?? toAppError(thrown);
  logFailure(req.log, error, thrown);
  if (res.headersSent) return next(thrown);
  sendError(res, error, String(req.id));
};

export function sendError(res: Response, error: AppError, requestId?: string): void {
  for (const [name, value] of error.headers) res.setHeader(name, value);
  res.status(error.status).json(toErrorBody(error, requestId));
}

/** Errors raised by Express and its body parser: https://github.com/expressjs/body-parser#errors */
function fromExpressError(thrown: unknown): AppError | null {
  if (!(thrown instanceof Error) || thrown instanceof AppError) return null;
  const { type, status } = thrown as { type?: unknown; status?: unknown };
  if (type === 'entity.too.large') return tooLarge('The request is larger than 1 MB');
  if (type === 'entity.parse.failed') return malformed("The body isn't valid JSON", thrown);
  return typeof status === 'number' && status >= 400 && status < 500
    ? malformed("The request can't be read", thrown)
    : null;
}
