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
 * A release of the public site brings its pages as HTML. They are made for one shell: where another one runs than is built here,
 * the browser makes them.
 */
export async function addPages(server, release) {
  if (release.remote !== site) return release;
  const page = await server.page('/login');
  const shellFile = shellScript();
  if (shellFile === undefined || !page.includes(`/${shellFile}"`)) {
    printStep('pages', `made in the browser: the shell at ${server.to} is not the one that is built here`);
    return release;
  }
  await build(['prerender']);
  const from = path.join(root, 'prerender', 'dist', pagesName);
  // They may have been made for the site as it was before.
  const { madeFor } = JSON.parse(readFileSync(from, 'utf8'));
  if (madeFor.site !== release.manifest.entry || madeFor.shell !== shellFile) return release;
  copyFileSync(from, path.join(release.folder, pagesName));
  const files = { ...release.manifest.files, [pagesName]: await describeFile(release.folder, pagesName) };
  return { ...release, ...withVersion(`${JSON.stringify({ ...release.manifest, files }, null, 2)}\n`) };
}

/** The script of the shell that is built here; undefined where none is. */
function shellScript() {
  const folder = path.join(root, 'shell', 'dist', 'js');
  return existsSync(folder) ? readdirSync(folder).find((name) => /^main\.\w+\.js$/.test(name)) : undefined;
}
