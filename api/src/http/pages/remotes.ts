import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Viewer } from '#access/viewer';
import { notFound } from '#errors';
import { serveAssets } from '#http/pages/assets';
import { sendRevalidated } from '#send-revalidated';
import { type Override, withOverrides } from '#remotes/overrides';
import type { Registry, Remotes } from '#remotes/remotes';

/** The viewer; null if no one is signed in. */
export type FindViewer = (req: Request, res: Response) => Promise<Viewer | null>;
/** The registry as the current viewer sees it. */
export type RegistryFor = (req: Request, res: Response) => Promise<Registry>;

/** The browser's local overrides. */
type FindOverrides = (req: Request) => Promise<Override[]>;

/** The session is only read while it matters: while there is a canary version. */
export const registryFor =
  (remotes: Remotes, getRequestViewer: FindViewer, getOverrides: FindOverrides): RegistryFor =>
  async (req, res) => {
    const registry = remotes.registryFor(remotes.isPersonal() ? await getRequestViewer(req, res) : null);
    return withOverrides(registry, await getOverrides(req));
  };

/** /remotes.json, and the files of each version. */
export function remoteRoutes(remotes: Remotes, registry: RegistryFor): Router {
  const folders = new Map<string, RequestHandler>();
  const router = Router();
  router.get('/remotes.json', async (req, res) => {
    res.setHeader('Cache-Control', 'private, no-cache').vary('Cookie');
    sendRevalidated(res.type('json'), JSON.stringify(await registry(req, res)));
  });
  router.use('/remotes/:remote/:version', async (req, res, next) => {
    const { remote, version } = req.params;
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    if (!/^mfe-[a-z-]+$/.test(remote) || !/^[0-9a-f]{12}$/.test(version)) return next();
    const folder = await remotes.getFolder(remote, version);
    if (!folder) return next();
    const serve = folders.get(folder) ?? serveAssets(folder);
    folders.set(folder, serve);
    // These files are scripts, styles and images of the page. Opened directly, none of them runs with a session.
    res.setHeader('Content-Security-Policy', 'sandbox');
    serve(req, res, next);
  });
  router.use('/remotes', (req, _res, next) => next(req.method === 'PUT' ? undefined : notFound('file of a remote')));
  return router;
}
