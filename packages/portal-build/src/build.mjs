import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compress } from './compress.mjs';
import { sealManifest } from './seal-manifest.mjs';

/** The command of the bundler, which a portal does not install directly. */
const cli = createRequire(import.meta.url).resolve('@rspack/cli');
export const rspackFile = path.join(path.dirname(cli), '../bin/rspack.js');

/** Builds the portal of a folder as it is released: compressed, with a manifest that says what each file must be. */
export async function buildPortal(dir) {
  const child = spawn(process.execPath, [rspackFile, 'build'], { cwd: dir, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += String(piece)));
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (code !== 0) throw new Error(`${output.trimEnd()}\n\nThe build failed: fix what is shown above and try again.`);
  await compress(path.join(dir, 'dist'));
  await sealManifest(path.join(dir, 'dist'));
}
