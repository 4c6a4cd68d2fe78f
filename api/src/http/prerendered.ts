import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '#remotes/remotes';

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

/** The page that the build made for a path; undefined where there is none, or where it was made for other scripts than are served now. */
export function prerendered(file: string) {
  let read: { at: number; content: Pages } | undefined;
  const current = (): Pages | undefined => {
    const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (at === undefined) return undefined;
    if (read?.at !== at) read = { at, content: JSON.parse(readFileSync(file, 'utf8')) as Pages };
    return read.content;
  };
  return (route: string, shellHtml: string, registry: Registry): Page | undefined => {
    const made = current();
    const site = registry.mfe_marketing?.entry ?? '';
    const fits =
      made && shellHtml.includes(`/${made.madeFor.shell}"`) && path.posix.basename(site) === made.madeFor.site;
    return fits && Object.hasOwn(made.pages, route) ? made.pages[route] : undefined;
  };
}
