import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Registry, Remotes } from '#remotes/remotes';

/** A public page as HTML, which the shell hydrates in the browser. */
interface Page {
  html: string;
  styles: string;
}

interface Pages {
  /** The build files that hydrate these pages. */
  madeFor: { shell: string; site: string };
  pages: Record<string, Page>;
}

/** The file in which a release of the public site ships its own pages. */
const pagesName = 'pages.json';

/**
 * The prerendered page of a path: from the release of the public site that is served, or from the server's own build. Undefined
 * if there is none, or if it was made for scripts other than those served now.
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

/** Rereads a file of pages when it has changed. */
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
