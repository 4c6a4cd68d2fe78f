import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const file = '.github/CODEOWNERS';
/** Matches everything, so it doesn't make anyone the owner of a package. */
const everything = '*';
const owner = /^@[\w-]+\/[\w-]+$/;

/** Problems of CODEOWNERS: packages without a team, rules for missing files. */
export function findOwnerProblems(folder, packages) {
  if (!existsSync(path.join(folder, file))) return [`${file} is missing: it names the team of every package.`];
  const rules = parseRules(readFileSync(path.join(folder, file), 'utf8'));
  return [
    ...rules.flatMap((rule) => findProblemsInRule(folder, rule)),
    ...packages
      .filter((name) => !rules.some(({ pattern }) => pattern === `/${name}/`))
      .map((name) => `${file}: ${name} has no owner. Add a line "/${name}/  @10x-labs/<its team>".`),
  ];
}

function parseRules(text) {
  return text
    .split('\n')
    .map((line, index) => ({ line: index + 1, words: line.replace(/#.*/, '').trim().split(/\s+/) }))
    .filter(({ words }) => words[0])
    .map(({ line, words: [pattern, ...owners] }) => ({ line, pattern, owners }));
}

function findProblemsInRule(folder, { line, pattern, owners }) {
  const at = `${file}:${line}`;
  const problems = owners
    .filter((name) => !owner.test(name))
    .map((name) => `${at}: ${name} is not a team such as @10x-labs/api.`);
  if (owners.length === 0) problems.push(`${at}: ${pattern} has no owner.`);
  if (pattern === everything) return problems;
  if (!pattern.startsWith('/')) problems.push(`${at}: ${pattern} must begin at the root: write /${pattern}.`);
  else if (!existsSync(path.join(folder, pattern))) problems.push(`${at}: ${pattern} does not exist. Remove the rule.`);
  return problems;
}
