import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths.mjs';
import { listRequirementsUpTo } from './requirements.mjs';

const documents = ['docs/security.md', 'SECURITY.md'];
const states = ['met', 'partly', 'not met', 'n/a'];
const row = /^\| (V\d+\.\d+\.\d+) \| (\d) \| ([^|]+) \| ([^|]+) \| (.+) \|$/gm;
const [begin, end] = ['<!-- Counted by `npm run check -- --fix` -->', '<!-- End of what is counted -->'];

/** Problems of the security docs: missing files and tests, and requirements of the standard without exactly one row. */
export function checkSecurityDocs({ fix = false } = {}) {
  const problems = documents.flatMap((name) => {
    const text = readFileSync(path.join(root, name), 'utf8');
    return [...findMissingFiles(root, name, text), ...findMissingTests(root, name, text)];
  });
  const file = path.join(root, documents[0]);
  const text = readFileSync(file, 'utf8');
  const counted = updateCounts(text);
  if (fix) writeFileSync(file, counted);
  else if (counted !== text) problems.push(`${documents[0]} has outdated counts. Run \`npm run check -- --fix\``);
  return [...problems, ...findRequirementProblems(text)];
}

/** Subpaths of kit, such as `kit/forms`: imports, not files. */
const kitImports = Object.keys(JSON.parse(readFileSync(path.join(root, 'kit/package.json'), 'utf8')).exports).map(
  (subpath) => subpath.replace('.', 'kit'),
);

/**
 * One problem for each path in backticks and each link target that doesn't exist. Paths in backticks are relative to one of
 * `bases`.
 */
export function findMissingFiles(folder, document, text, bases = ['']) {
  const named = [...text.matchAll(/`([\w.@*-]+(?:\/[\w.@*-]+)+)`/g)].map(([, name]) => name);
  const isPath = (name) =>
    !/^(node_modules|\.)\//.test(name) &&
    !kitImports.includes(name) &&
    (existsSync(path.join(folder, name.split('/')[0])) || /\.(tsx?|mjs|md|yml|json)$/.test(name));
  const exists = (name) => globSync(name, { cwd: folder }).length > 0;
  const missing = [
    ...named.filter(isPath).filter((name) => !bases.some((base) => exists(path.join(base, name)))),
    ...listLinkedFiles(document, text).filter((name) => !exists(name)),
  ];
  return [...new Set(missing)].map((name) => `${document} names ${name}, which does not exist`);
}

/**
 * One problem for each source file in backticks without a folder that is not among `fileNames`. Migrations have no such name, and
 * `x.domain.ts` and `verb-noun.ts` are patterns.
 */
export const findMissingNames = (document, text, fileNames) =>
  [...text.matchAll(/`(?!x\.|verb-noun\.)([a-z][\w.-]*\.(?:tsx?|mjs))`/g)]
    .filter(([, name]) => !fileNames.has(name))
    .map(([, name]) => `${document} names ${name}, which does not exist`);

/** One problem for each test that a document quotes from a file that doesn't have it: `"a name" in `path``. */
export const findMissingTests = (folder, document, text) =>
  [...text.matchAll(/"([^"\n]+)" in `([^`\n]+\.(?:test|spec)\.[^`\n]+)`/g)]
    .filter(([, , file]) => existsSync(path.join(folder, file)))
    .filter(([, name, file]) => !readFileSync(path.join(folder, file), 'utf8').replaceAll("\\'", "'").includes(name))
    .map(([, name, file]) => `${document} quotes "${name}", which is not in ${file}`);

/** The targets of the relative links of a document, as paths from the root. */
export const listLinkedFiles = (document, text) =>
  [...text.matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].map(([, name]) => path.join(path.dirname(document), name));

/** Problems of the table: each requirement of levels 1 and 2 needs one row with its level and state and, if met, a file as evidence. */
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
      ...(expected.get(id) === level ? [] : [`${id} is not a requirement of level ${level}`]),
      ...(states.includes(state) ? [] : [`${id} is "${state}", not one of: ${states.join(', ')}`]),
      ...(state !== 'met' || /`[^`]+\/[^`]+`|\]\(|`[A-Z]+\.md`|`pnpm-lock\.yaml`/.test(shown)
        ? []
        : [`${id} is met, but names no file as evidence`]),
    ]),
  ];
}

/** The text with updated counts of rows by chapter and state. */
export function updateCounts(text) {
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`The document has no markers ${begin} … ${end}`);
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
