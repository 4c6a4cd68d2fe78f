import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths.mjs';
import { listRequirementsUpTo } from './requirements.mjs';

const documents = ['docs/security.md', 'SECURITY.md'];
const states = ['met', 'partly', 'not met', 'n/a'];
const row = /^\| (V\d+\.\d+\.\d+) \| (\d) \| ([^|]+) \| ([^|]+) \| (.+) \|$/gm;
const [begin, end] = ['<!-- Counted by `npm run check -- --fix` -->', '<!-- End of what is counted -->'];

/** A fault for each file that the documents on security name and that is not there, and for each requirement of the standard that is not judged once. */
export function checkSecurityDocs({ fix = false } = {}) {
  const problems = documents.flatMap((name) =>
    findMissingFiles(root, name, readFileSync(path.join(root, name), 'utf8')),
  );
  const file = path.join(root, documents[0]);
  const text = readFileSync(file, 'utf8');
  const counted = updateCounts(text);
  if (fix) writeFileSync(file, counted);
  else if (counted !== text) problems.push(`${documents[0]} counts wrong: run \`npm run check -- --fix\``);
  return [...problems, ...findRequirementProblems(text)];
}

/** One problem for each path in backticks and each link target that doesn't exist. */
export function findMissingFiles(folder, document, text) {
  const named = [...text.matchAll(/`([\w.@*-]+(?:\/[\w.@*-]+)+)`/g)].map(([, name]) => name);
  const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].map(([, name]) =>
    path.join(path.dirname(document), name),
  );
  const isPath = (name) => existsSync(path.join(folder, name.split('/')[0])) || /\.(tsx?|mjs|md|yml|json)$/.test(name);
  return [...new Set([...named.filter(isPath), ...linked])]
    .filter((name) => globSync(name, { cwd: folder }).length === 0)
    .map((name) => `${document} names ${name}, which is not there`);
}

/** Each requirement of levels 1 and 2 once, with its level, a state, and for what is met a file that shows it. */
export function findRequirementProblems(text) {
  const rows = [...text.matchAll(row)].map(([, id, level, , state, shown]) => ({
    id,
    level: Number(level),
    state,
    shown,
  }));
  const byId = Map.groupBy(rows, ({ id }) => id);
  const expected = new Map(listRequirementsUpTo(2));
  return [
    ...[...expected.keys()].filter((id) => !byId.has(id)).map((id) => `${id} has no row`),
    ...[...byId].filter(([, same]) => same.length > 1).map(([id]) => `${id} has more than one row`),
    ...rows.flatMap(({ id, level, state, shown }) => [
      ...(expected.get(id) === level ? [] : [`${id} is no requirement of level ${level}`]),
      ...(states.includes(state) ? [] : [`${id} is "${state}", which is none of: ${states.join(', ')}`]),
      ...(state !== 'met' || /`[^`]+\/[^`]+`|\]\(|`[A-Z]+\.md`|`pnpm-lock\.yaml`/.test(shown)
        ? []
        : [`${id} is met, and names no file that shows it`]),
    ]),
  ];
}

/** The text with the number of rows in each state, by chapter. */
export function updateCounts(text) {
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`The document lacks its markers: ${begin} … ${end}`);
  const chapters = [...text.matchAll(/^### (V\d+) (.+)$/gm)].map(([, id, title]) => ({ id, title }));
  const rows = [...text.matchAll(row)].map(([, id, , , state]) => ({ chapter: id.split('.')[0], state }));
  const line = (title, own) =>
    `| ${title} | ${states.map((state) => own.filter((each) => each.state === state).length).join(' | ')} |`;
  const table = [
    `| chapter | ${states.join(' | ')} |`,
    `| --- |${states.map(() => ' ---: |').join('')}`,
    ...chapters.map(({ id, title }) =>
      line(
        `${id} ${title}`,
        rows.filter(({ chapter }) => chapter === id),
      ),
    ),
    line('all', rows),
  ];
  return `${before}${begin}\n\n${table.join('\n')}\n\n${end}${after}`;
}
