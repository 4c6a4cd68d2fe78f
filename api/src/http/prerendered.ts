import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Registry, Remotes } from '#remotes/remotes';

/** A public page as HTML: the shell takes it over in the browser. */
interface Page {
  html: string;
  styles: string;
}

interface Pages {
  /** The files of the builds that take these pages over. */
  madeFor: { shell: string; site: string };
  pages: Record<string, Page>;
}

/** What a release of the public site brings its own pages in. */
const pagesName = 'pages.json';

/**
 * The page that was made for a path: with the release of the public site that is served, or with the server's own build.
 * Undefined where there is none, or where it was made for other scripts than are served now.
 */
export function prerendered(ownFile: string, remotes: Remotes) {
  const [readReleased, readOwn] = [createPagesReader(), createPagesReader()];
  return async (route: string, shellHtml: string, { mfe_marketing: site }: Registry): Promise<Page | undefined> => {
    if (!site) return undefined;
    const entry = path.posix.basename(site.entry);
    const fits = (made: Pages | undefined) =>
      made?.madeFor.site === entry && shellHtml.includes(`/${made.madeFor.shell}"`);
    const folder = await remotes.getFolder(site.name, site.version);
    const made = [folder ? readReleased(path.join(folder, pagesName)) : undefined, readOwn(ownFile)].find(fits);
    return made && Object.hasOwn(made.pages, route) ? made.pages[route] : undefined;
  };
}

/** Reads a file of pages again where it has changed. */
function createPagesReader() {
  let last: { file: string; at: number; content: Pages } | undefined;
  return (file: string): Pages | undefined => {
    const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (at === undefined) return undefined;
    if (last?.file !== file || last.at !== at)
      last = { file, at, content: JSON.parse(readFileSync(file, 'utf8')) as Pages };
    return last.content;
  };
}
