import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from './build.mjs';
import { root } from './paths.mjs';
import { printStep } from './print.mjs';
import { describeFile } from '../packages/portal-build/src/seal-manifest.mjs';
import { withVersion } from '../packages/portal-release/src/read-build.mjs';

const site = 'mfe-marketing';
const pagesName = 'pages.json';

/**
 * Adds prerendered pages to a release of the public site. They only work with the shell that they were rendered with: with another
 * shell, the browser renders the pages.
 */
export async function addPages(server, release) {
  if (release.remote !== site) return release;
  const page = await server.page('/login');
  const shellFile = shellScript();
  if (shellFile === undefined || !page.includes(`/${shellFile}"`)) {
    printStep('pages', `rendered in the browser, because ${server.to} has a different shell than this workspace`);
    return release;
  }
  await build(['build/prerender']);
  const from = path.join(root, 'build/prerender/dist', pagesName);
  // They may be from an older build of the site.
  const { madeFor } = JSON.parse(readFileSync(from, 'utf8'));
  if (madeFor.site !== release.manifest.entry || madeFor.shell !== shellFile) return release;
  copyFileSync(from, path.join(release.folder, pagesName));
  const files = { ...release.manifest.files, [pagesName]: await describeFile(release.folder, pagesName) };
  return { ...release, ...withVersion(`${JSON.stringify({ ...release.manifest, files }, null, 2)}\n`) };
}

/** The script of the workspace's shell; undefined if it isn't built. */
function shellScript() {
  const folder = path.join(root, 'shell', 'dist', 'js');
  return existsSync(folder) ? readdirSync(folder).find((name) => /^main\.\w+\.js$/.test(name)) : undefined;
}
