import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { type AppError, errorBody, malformed, notFound, toAppError, tooLarge } from '#errors';

/** Anything under /api that no row names. */
export const unknownPath: RequestHandler = (req, _res, next) =>
  next(notFound(`path: ${req.method} ${req.baseUrl}${req.path}`));

/** The last stop of every failed request. The cause goes to the log, never to the client. */
export const failures: ErrorRequestHandler = (thrown, req, res, next) => {
  const error = fromBodyParser(thrown) ?? toAppError(thrown);
  if (error.status >= 500) req.log.error({ err: thrown }, error.message);
  if (res.headersSent) return next(thrown);
  sendError(res, error, String(req.id));
};

export function sendError(res: Response, error: AppError, requestId: string): void {
  if (error.retryAfter !== undefined) res.setHeader('Retry-After', String(error.retryAfter));
  res.status(error.status).json(errorBody(error, requestId));
}

/** What express.json throws, by its documented types: https://github.com/expressjs/body-parser#errors */
function fromBodyParser(thrown: unknown): AppError | null {
  if (!(thrown instanceof Error) || !('type' in thrown)) return null;
  if (thrown.type === 'entity.too.large') return tooLarge('The request is larger than 1 MB');
  if (thrown.type === 'entity.parse.failed') return malformed('The body is not JSON', thrown);
  return malformed('The body cannot be read', thrown);
}
