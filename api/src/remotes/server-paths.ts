import type { Express, RequestHandler } from 'express';

/** The catch-all route for pages. */
export const catchAllPath = '/{*path}';

interface Layer {
  route?: { path: unknown; methods: Record<string, boolean> };
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
    return [path, `${path}/one`, `${path}/one/two`].some((candidate) => findLayers(this.#stack, candidate).length > 0);
  }

  /** The methods of the routes at a path, without the pages. */
  getMethods(path: string): string[] {
    const routed = findLayers(this.#stack, path).flatMap(({ route }) => Object.keys(route?.methods ?? {}));
    const methods = new Set(routed.map((method) => method.toUpperCase()));
    if (methods.has('GET')) methods.add('HEAD');
    return [...methods].toSorted();
  }
}

const findLayers = (stack: readonly Layer[], path: string): Layer[] =>
  stack.flatMap((layer) => {
    const { route, handle, slash } = layer;
    if (!route && slash) return findLayers(handle.stack ?? [], path);
    return route?.path !== catchAllPath && layer.match(path) ? [layer] : [];
  });
