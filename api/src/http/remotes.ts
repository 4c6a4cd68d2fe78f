import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type RequestHandler, Router } from 'express';
import { notFound } from '#errors';
import { assets } from '#http/assets';

/** Where each portal's remote is: what the shell reads before it loads one. */
export type Registry = Record<string, { entry: string; version: string }>;

const manifest = 'mf-manifest.json';

/** The remotes that are built under a folder now: `<folder>/mfe-…/dist`. A missing one is simply not in the registry. */
export function readRegistry(folder: string): Registry {
  const built = existsSync(folder)
    ? readdirSync(folder).filter(
        (name) => name.startsWith('mfe-') && existsSync(path.join(folder, name, 'dist', manifest)),
      )
    : [];
  return Object.fromEntries(
    built.toSorted().map((name) => {
      const version = createHash('sha256')
        .update(readFileSync(path.join(folder, name, 'dist', manifest)))
        .digest('hex')
        .slice(0, 12);
      return [name.replaceAll('-', '_'), { entry: `/remotes/${name}/${version}/${manifest}`, version }];
    }),
  );
}

/** /remotes.json, and the files of each remote below its version. */
export function remotes(folder: string): Router {
  const files = new Map<string, RequestHandler>();
  const router = Router();
  router.get(
    '/remotes.json',
    (_req, res) => void res.setHeader('Cache-Control', 'no-cache').json(readRegistry(folder)),
  );
  router.use('/remotes/:name/:version', (req, res, next) => {
    const { name } = req.params;
    if (!/^mfe-[a-z-]+$/.test(name)) return next();
    const serve = files.get(name) ?? assets(path.join(folder, name, 'dist'));
    files.set(name, serve);
    serve(req, res, next);
  });
  router.use('/remotes', (_req, _res, next) => next(notFound('file of a remote')));
  return router;
}
