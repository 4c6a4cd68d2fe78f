// Development loader: runs TypeScript with decorator metadata from src. Built code (`dist`) needs no loader.
import { hash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const root = path.dirname(import.meta.dirname);
// A file is transformed once, not by each of the processes that a test run starts.
const cache = path.join(root, 'node_modules/.cache/typescript');
mkdirSync(cache, { recursive: true });
const configuration = readFileSync(path.join(root, '.swcrc'), 'utf8') + require('@swc/core/package.json').version;

registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith('file:') || !/\.ts(\?|$)/.test(url) || url.includes('/node_modules/'))
      return nextLoad(url, context);
    return { format: 'module', source: transform(fileURLToPath(url)), shortCircuit: true };
  },
});

function transform(filename) {
  const source = readFileSync(filename, 'utf8');
  const key = `// ${hash('sha1', configuration + source)}\n`;
  const file = path.join(cache, `${hash('sha1', filename)}.js`);
  const cached = read(file);
  if (cached?.startsWith(key)) return cached.slice(key.length);

  // Loaded only here: with a full cache, no process needs it.
  const { transformSync } = require('@swc/core');
  const { code } = transformSync(source, {
    filename,
    cwd: root,
    swcrc: true,
    sourceMaps: 'inline',
    jsc: { rewriteRelativeImportExtensions: false },
  });
  // Other threads and processes write the same file.
  const written = `${file}.${randomUUID()}`;
  writeFileSync(written, key + code);
  renameSync(written, file);
  return code;
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
