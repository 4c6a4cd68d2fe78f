import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The heading that a release writes: version and date. */
const heading = /^## (Unreleased|[0-9a-f]{12} · \d{4}-\d{2}-\d{2})$/;

/** Problems of the remotes' changelogs. Each needs an Unreleased section. */
export const findChangelogProblems = (folder, remotes) =>
  remotes.flatMap((name) => findFileProblems(folder, `${name}/CHANGELOG.md`));

function findFileProblems(folder, file) {
  if (!existsSync(path.join(folder, file)))
    return [`${file} is missing. Create it: "# Changelog", then "## Unreleased", then a bullet for each change.`];
  const lines = readFileSync(path.join(folder, file), 'utf8').trimEnd().split('\n');
  const headings = lines.filter((line) => line.startsWith('## '));
  return [
    lines[0] !== '# Changelog' && `${file} begins with "# Changelog".`,
    headings[0] !== '## Unreleased' &&
      `${file}: the first section must be "## Unreleased". Add it, even if it is empty.`,
    ...headings
      .filter((line) => !heading.test(line))
      .map((line) => `${file}: "${line}" is not a section. Releases add sections: "## <version> · <date>".`),
    ...headings
      .filter((line, index) => headings.indexOf(line) !== index)
      .map((line) => `${file}: "${line}" exists twice. Merge the two.`),
    ...lines
      .filter((line) => line && !/^(#{1,2} |- | {2}\S)/.test(line))
      .map((line) => `${file}: "${line}" is not a bullet. Begin the line of a change with "- ".`),
  ].filter(Boolean);
}
