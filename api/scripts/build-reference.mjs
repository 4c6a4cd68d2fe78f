import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compress } from '../../packages/portal-build/src/compress.mjs';

/** It shows the maker's logo from another server, which the page's policy refuses. */
const logo = 'https://cdn.redoc.ly/redoc/logo-mini.svg';

/** Writes the scripts of the REST reference, named by their content so that browsers may keep them, and compressed. */
export async function buildReference(root, to) {
  const redoc = createRequire(import.meta.url).resolve('redoc/bundles/redoc.standalone.js');
  const bundle = await readFile(redoc, 'utf8');
  if (!bundle.includes(logo))
    throw new Error('Redoc no longer loads its logo from there: look whether it loads another file');
  const scripts = {
    redoc: bundle.replace(logo, 'data:,').replace(/\n\/\/# sourceMappingURL=.*$/m, ''),
    start: await readFile(path.join(root, 'reference', 'start.js'), 'utf8'),
  };
  await mkdir(to, { recursive: true });
  for (const [name, text] of Object.entries(scripts)) {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    await writeFile(path.join(to, `${name}.${hash}.js`), text);
  }
  await compress(to);
}
