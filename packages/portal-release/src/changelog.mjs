import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const heading = /^## Unreleased[ \t]*$/m;
const maxNotesLength = 5000;

/** The changelog of a remote: its unreleased notes, and the file after they are released as a version. */
export function readChangelog(dir) {
  const file = path.join(dir, 'CHANGELOG.md');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const found = heading.exec(text);
  if (!found) return { file, notes: null, releasedAs: () => null };
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + found[0].length);
  const end = after.search(/^## /m);
  const notes = (end < 0 ? after : after.slice(0, end)).trim();
  const rest = end < 0 ? '' : `\n${after.slice(end)}`;
  return {
    file,
    notes: notes.slice(0, maxNotesLength) || null,
    releasedAs: (version, date) =>
      notes === '' ? null : `${before}## Unreleased\n\n## ${version} · ${date}\n\n${notes}\n${rest}`,
  };
}
