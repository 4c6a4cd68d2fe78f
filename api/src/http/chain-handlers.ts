import type { NextFunction, Request, RequestHandler, Response } from 'express';

/**
 * Combines several handlers into one. Express compares a request's path with each of its handlers; this only calls the next one.
 */
export const chainHandlers =
  (...handlers: RequestHandler[]): RequestHandler =>
  (req, res, next) =>
    runFrom(0, handlers, req, res, next);

function runFrom(index: number, handlers: RequestHandler[], req: Request, res: Response, next: NextFunction): void {
  const handler = handlers[index];
  if (!handler) return next();
  const goOn: NextFunction = (fault?: unknown) => (fault ? next(fault) : runFrom(index + 1, handlers, req, res, next));
  try {
    const result: unknown = handler(req, res, goOn);
    if (result instanceof Promise) void forwardRejection(result, next);
  } catch (error) {
    next(error);
  }
}

async function forwardRejection(result: Promise<unknown>, next: NextFunction): Promise<void> {
  try {
    await result;
  } catch (error) {
    next(error);
  }
}
