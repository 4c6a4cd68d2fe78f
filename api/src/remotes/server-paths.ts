import type { Express, RequestHandler } from 'express';

/** The catch-all route for pages. */
export const catchAllPath = '/{*path}';

interface Layer {
  route?: { path: unknown };
  handle: RequestHandler & { stack?: Layer[] };
  /** Mounted at the root. */
  slash: boolean;
  match(path: string): boolean;
}

/** The paths that the server handles itself, read from its own routes: portals can't use them. */
export class ServerPaths {
  #stack: Layer[] = [];

  read(app: Express): void {
    this.#stack = (app as unknown as { router: { stack: Layer[] } }).router.stack;
  }

  /** Whether the server handles a path, or has routes below it. */
  has(path: string): boolean {
    return [path, `${path}/one`, `${path}/one/two`].some((candidate) => isAnswered(this.#stack, candidate));
  }
}

const isAnswered = (stack: readonly Layer[], path: string): boolean =>
  stack.some((layer) => {
    const { route, handle, slash } = layer;
    if (route) return route.path !== catchAllPath && layer.match(path);
    return slash ? isAnswered(handle.stack ?? [], path) : layer.match(path);
  });
