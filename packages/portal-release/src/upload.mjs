import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { count, printStep } from './print.mjs';

const atOnce = 6;

/** Uploads the files that the server doesn't have. */
export async function upload(server, { remote, folder, version, manifest }, missing) {
  const since = performance.now();
  const waiting = [...missing];
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift())
      await server.put(`/remotes/${remote}/${version}/${name}`, await readFile(path.join(folder, name)));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const bytes = missing.reduce((sum, name) => sum + manifest.files[name].size, 0);
  const outcome =
    missing.length === 0
      ? 'all files are up to date'
      : `${count(missing.length, 'file')}, ${Math.ceil(bytes / 1000)} kB`;
  printStep('upload', outcome, since);
}
