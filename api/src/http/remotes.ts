import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type RequestHandler, Router } from 'express';
import { notFound } from '#errors';
import { assets } from '#http/assets';

/** Where each portal's remote is: what the shell reads before it loads one. */
export type Registry = Record<string, Remote>;

interface Remote {
  entry: string;
  /** The files that a page needs of it besides the entry, so that it can ask for all of them at once. */
  ahead: string[];
  version: string;
}

/** What a remote's build says of itself. */
const manifest = 'remote.json';

/** The remotes that are built under a folder now: `<folder>/mfe-…/dist`. A missing one is simply not in the registry. */
export function readRegistry(folder: string): Registry {
  const built = existsSync(folder)
    ? readdirSync(folder).filter(
        (name) => name.startsWith('mfe-') && existsSync(path.join(folder, name, 'dist', manifest)),
      )
    : [];
  return Object.fromEntries(
    built.toSorted().map((name) => {
      const content = readFileSync(path.join(folder, name, 'dist', manifest), 'utf8');
      const { entry, ahead } = JSON.parse(content) as Pick<Remote, 'entry' | 'ahead'>;
      const version = createHash('sha256').update(content).digest('hex').slice(0, 12);
      const at = (file: string) => `/remotes/${name}/${version}/${file}`;
      return [name.replaceAll('-', '_'), { entry: at(entry), ahead: ahead.map(at), version }];
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
