import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Reads the existing build of a remote. Its version is the hash of its manifest. */
export function readBuild({ remote, dir }) {
  const folder = path.join(dir, 'dist');
  const text = readFileSync(path.join(folder, 'remote.json'), 'utf8');
  return { remote, folder, ...withVersion(text) };
}

/** A manifest and its version. */
export function withVersion(text) {
  return { text, manifest: JSON.parse(text), version: createHash('sha256').update(text).digest('hex').slice(0, 12) };
}
