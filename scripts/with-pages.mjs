import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from './build.mjs';
import { root } from './paths.mjs';
import { sayStep } from './say.mjs';
import { described } from '../packages/portal-build/src/seal-manifest.mjs';
import { named } from '../packages/portal-release/src/build.mjs';

const site = 'mfe-marketing';
const pagesName = 'pages.json';

/**
 * A release of the public site brings its pages as HTML. They are made for one shell: where another one runs than is built here,
 * the browser makes them.
 */
export async function withPages(server, made) {
  if (made.remote !== site) return made;
  const page = await server.page('/login');
  const own = shellScript();
  if (own === undefined || !page.includes(`/${own}"`)) {
    sayStep('pages', `made in the browser: the shell at ${server.to} is not the one that is built here`);
    return made;
  }
  await build(['prerender']);
  const from = path.join(root, 'prerender', 'dist', pagesName);
  // They may have been made for the site as it was before.
  const { madeFor } = JSON.parse(readFileSync(from, 'utf8'));
  if (madeFor.site !== made.manifest.entry || madeFor.shell !== own) return made;
  copyFileSync(from, path.join(made.folder, pagesName));
  const files = { ...made.manifest.files, [pagesName]: await described(made.folder, pagesName) };
  return { ...made, ...named(`${JSON.stringify({ ...made.manifest, files }, null, 2)}\n`) };
}

/** The script of the shell that is built here; undefined where none is. */
function shellScript() {
  const folder = path.join(root, 'shell', 'dist', 'js');
  return existsSync(folder) ? readdirSync(folder).find((name) => /^main\.\w+\.js$/.test(name)) : undefined;
}
