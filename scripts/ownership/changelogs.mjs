import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a release writes above the lines that it takes: a version, and the day. */
const heading = /^## (Unreleased|[0-9a-f]{12} · \d{4}-\d{2}-\d{2})$/;

/** What is wrong with the changelogs of remotes: each has one, with a place for what is not released yet. */
export const findChangelogProblems = (folder, remotes) =>
  remotes.flatMap((name) => findFileProblems(folder, `${name}/CHANGELOG.md`));

function findFileProblems(folder, file) {
  if (!existsSync(path.join(folder, file)))
    return [`${file} is missing. Make it: "# Changelog", then "## Unreleased", then a bullet for each change.`];
  const lines = readFileSync(path.join(folder, file), 'utf8').trimEnd().split('\n');
  const headings = lines.filter((line) => line.startsWith('## '));
  return [
    lines[0] !== '# Changelog' && `${file} begins with "# Changelog".`,
    headings[0] !== '## Unreleased' && `${file}: the first section is "## Unreleased", empty or not. Add it.`,
    ...headings
      .filter((line) => !heading.test(line))
      .map((line) => `${file}: "${line}" is no section. A release makes them: "## <version> · <date>".`),
    ...headings
      .filter((line, index) => headings.indexOf(line) !== index)
      .map((line) => `${file}: "${line}" is there twice. Put both together.`),
    ...lines
      .filter((line) => line && !/^(#{1,2} |- | {2}\S)/.test(line))
      .map((line) => `${file}: "${line}" is no bullet. A change is a line that begins with "- ".`),
  ].filter(Boolean);
}
