// Development loader: runs TypeScript with decorator metadata from src. Built code (`dist`) needs no loader.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith('file:') || !/\.ts(\?|$)/.test(url) || url.includes('/node_modules/'))
      return nextLoad(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), {
      filename,
      cwd: new URL('..', import.meta.url).pathname,
      swcrc: true,
      sourceMaps: 'inline',
      jsc: { rewriteRelativeImportExtensions: false },
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
