import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compress } from './compress.mjs';
import { sealManifest } from './seal-manifest.mjs';

/** The bundler's command: portals don't install it directly. */
const cli = createRequire(import.meta.url).resolve('@rspack/cli');
export const rspackFile = path.join(path.dirname(cli), '../bin/rspack.js');

/** The rspack config of a portal. Invalid rows are refused here, before the bundler runs. */
export async function readConfig(dir) {
  const names = ['mjs', 'js', 'ts'].map((ending) => `rspack.config.${ending}`);
  const name = names.find((one) => existsSync(path.join(dir, one)));
  if (!name) throw plainError(`${dir} has no ${names[0]}. Run this command in the portal's folder.`);
  return (await import(pathToFileURL(path.join(dir, name)))).default;
}

/** An error for the user to fix, shown without a stack trace. */
const plainError = (message) => Object.assign(new Error(message), { isPlain: true });

/** Builds the portal in a folder for a release: compressed, with the integrity of each file in the manifest. */
export async function buildPortal(dir) {
  await readConfig(dir);
  const child = spawn(process.execPath, [rspackFile, 'build'], { cwd: dir, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += String(piece)));
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (code !== 0) throw plainError(`${output.trimEnd()}\n\nThe build failed. Fix the errors above and try again.`);
  await compress(path.join(dir, 'dist'));
  await sealManifest(path.join(dir, 'dist'));
}
