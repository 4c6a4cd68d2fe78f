import type { PortalRow } from 'rules/portal-rows';
import type { Context } from '#context';
import { readShell } from '#remotes/builds';

export interface PathsInUse {
  /** The route table. */
  table: readonly PortalRow[];
  /** Whether the server handles a path itself: with a route, or as a folder of the shell's files. */
  isServerPath(path: string): boolean;
}

/** Paths that a portal cannot use, because something else is there. */
export function getPathsInUse({ remotes, serverPaths }: Pick<Context, 'remotes' | 'serverPaths'>): PathsInUse {
  const files = Object.keys(readShell(remotes.shell.folder)?.manifest.files ?? {});
  const folders = new Set(files.map((file) => `/${file.split('/')[0]}`));
  return { table: remotes.portals(), isServerPath: (path) => serverPaths.has(path) || folders.has(path) };
}
