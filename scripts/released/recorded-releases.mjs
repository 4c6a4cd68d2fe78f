import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The versions in each remote's released.json with their operations. */
export function readRecordedReleases(folder) {
  return readdirSync(folder)
    .filter((name) => name.startsWith('mfe-'))
    .map((remote) => ({ remote, file: path.join(folder, remote, 'released.json') }))
    .filter(({ file }) => existsSync(file))
    .flatMap(({ remote, file }) => {
      const { versions, operations } = JSON.parse(readFileSync(file, 'utf8'));
      return versions.map(({ version, operations: hashes }) => ({
        remote,
        version,
        documents: hashes.map((hash) => operations[hash]),
      }));
    });
}
