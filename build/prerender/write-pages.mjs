// Writes dist/pages.json, the public pages as HTML, after the build of the prerenderer.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { prerenderPage } from './dist/prerender.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const paths = ['/', '/contact'];

/** The scripts that hydrate these pages: the server doesn't use the HTML with others. */
const madeFor = {
  shell: readdirSync(path.join(root, 'shell/dist/js')).find((file) => /^main\.\w+\.js$/.test(file)),
  site: JSON.parse(readFileSync(path.join(root, 'mfe-marketing/dist/remote.json'), 'utf8')).entry,
};

const pages = {};
for (const page of paths) {
  const { html, styles } = await prerenderPage(page);
  const found = /<[^>]*\sstyle="[^>]*>|<script[^>]*>/.exec(html);
  if (found) throw new Error(`The Content-Security-Policy doesn't allow this part of ${page}: ${found[0]}`);
  pages[page] = { html, styles };
}
writeFileSync(path.join(import.meta.dirname, 'dist/pages.json'), JSON.stringify({ madeFor, pages }));
