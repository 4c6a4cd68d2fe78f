// Compiles src to dist. The folder is emptied first, because a stale migration would run.
import { copyFile, glob, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transformFile } from '@swc/core';
import { buildReference } from './build-reference.mjs';

const root = path.dirname(import.meta.dirname);
const from = path.join(root, 'src');
const to = path.join(root, 'dist');
await rm(to, { recursive: true, force: true });

// It compresses on other threads meanwhile.
const reference = buildReference(root, path.join(to, 'reference'));

for await (const entry of glob('**/*.{ts,graphql}', { cwd: from })) {
  if (/\.test(-data)?\.ts$/.test(entry)) continue;
  const source = path.join(from, entry);
  await mkdir(path.join(to, path.dirname(entry)), { recursive: true });
  if (!entry.endsWith('.ts')) {
    await copyFile(source, path.join(to, entry));
    continue;
  }
  const target = path.join(to, entry.replace(/\.ts$/, '.js'));
  const { code, map } = await transformFile(source, { cwd: root, sourceMaps: true });
  await writeFile(target, `${code}\n//# sourceMappingURL=${path.basename(target)}.map\n`);
  await writeFile(`${target}.map`, map ?? '');
}

await reference;
