import path from 'node:path';
import type { RequestHandler } from 'express';
import { serveAssets } from '#http/pages/assets';
import type { ServedShell } from '#remotes/remotes';

/** Files of the served shell, and of others that open tabs still use: a page may come from another server than its files. */
export function shellFiles(shell: ServedShell): RequestHandler {
  const folders = new Map<string, RequestHandler>();
  const from = (folder: string) => {
    const serve = folders.get(folder) ?? serveAssets(folder);
    folders.set(folder, serve);
    return serve;
  };
  return (req, res, next) =>
    from(shell.folder)(req, res, async (error?: unknown) => {
      if (error || path.extname(req.path) === '') return next(error);
      try {
        const folder = await shell.findFolderWith(req.path.slice(1));
        if (folder === null) next();
        else from(folder)(req, res, next);
      } catch (fault) {
        next(fault);
      }
    });
}
