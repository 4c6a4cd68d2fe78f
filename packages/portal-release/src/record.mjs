import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readChangelog } from './changelog.mjs';

const maxRecordedVersions = 5;

/**
 * Records a release in the repository: its operations, which the API must not break, and the changelog. Returns the files to commit.
 */
export function recordRelease({ dir, root }, { version, manifest }, commit) {
  const at = new Date().toISOString();
  const file = fileIn(dir);
  writeFileSync(file, `${JSON.stringify(addVersion(readRecord(dir), { version, at, commit, manifest }), null, 2)}\n`);
  const changelog = readChangelog(dir);
  const text = changelog.releasedAs(version, at.slice(0, 10));
  if (text !== null) writeFileSync(changelog.file, text);
  return [file, ...(text === null ? [] : [changelog.file])].map((one) => path.relative(root, one));
}

/** Whether a version is recorded. */
export const isRecorded = ({ dir }, version) => readRecord(dir).versions.some((one) => one.version === version);

const fileIn = (dir) => path.join(dir, 'released.json');
const readRecord = (dir) =>
  existsSync(fileIn(dir)) ? JSON.parse(readFileSync(fileIn(dir), 'utf8')) : { versions: [], operations: {} };

/** The newest versions, with each operation only once. */
export function addVersion(known, { version, at, commit, manifest }) {
  const all = { ...known.operations };
  const hashes = manifest.operations.map(({ document }) => {
    const hash = createHash('sha256').update(document).digest('hex');
    all[hash] = document;
    return hash;
  });
  const others = known.versions.filter((one) => one.version !== version);
  const versions = [{ version, at, commit, operations: hashes }, ...others].slice(0, maxRecordedVersions);
  const used = new Set(versions.flatMap(({ operations }) => operations));
  const operations = Object.fromEntries(
    Object.entries(all)
      .filter(([hash]) => used.has(hash))
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );
  return { versions, operations };
}
