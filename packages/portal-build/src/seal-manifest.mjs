import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const notPublished = /\.map$|^\.built-from$|^(remote|shell)\.json|^mf-stats\.json/;

/**
 * Writes the integrity hash of each file into the manifest of a remote or the shell. The version is the hash of the manifest, so the
 * same sources make the same version.
 */
export async function sealManifest(dist, manifest = 'remote.json') {
  const file = path.join(dist, manifest);
  const content = JSON.parse(await readFile(file, 'utf8'));
  const files = await Promise.all((await namesIn(dist)).map(async (name) => [name, await describeFile(dist, name)]));
  await writeFile(file, `${JSON.stringify({ ...content, files: Object.fromEntries(files) }, null, 2)}\n`);
}

async function namesIn(dist) {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !notPublished.test(entry.name))
    .map((entry) => path.relative(dist, path.join(entry.parentPath ?? entry.path, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .toSorted();
}

/** Subresource integrity: https://www.w3.org/TR/sri-2/ */
export async function describeFile(dist, name) {
  const bytes = await readFile(path.join(dist, name));
  return { integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`, size: bytes.length };
}
