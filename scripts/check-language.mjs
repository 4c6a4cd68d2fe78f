// Whether names and prose avoid the words of scripts/language/deny-list.mjs, and whether the documents name files that exist.
// Needs the workspace's Node.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findDeniedWords } from './language/find-denied-words.mjs';
import { root } from './paths.mjs';
import { PlainError, print, runMain } from './print.mjs';
import { findMissingFiles, findMissingNames } from './security-docs/security-docs.mjs';

const written = '**/*.{ts,tsx,mjs,graphql,md,yml,yaml,sh,html,conf,service}';
/** Installed or generated; or fixed: migrations and released versions. */
const excluded =
  /(^|\/)(node_modules|dist|gql|migrations|coverage|test-results|\.\w[^/]*)(\/|$)|^api\/schema\.graphql$|^scripts\/language(\/|$)/;
const glossary = 'docs/glossary.md';
const documents = ['AGENTS.md', 'README.md', 'docs/architecture.md', glossary];
/** Decisions may also name files of the API from its folder or from `api/src`. */
const decisionBases = ['', 'api', 'api/src'];

await runMain(() => {
  const files = globSync(written, { cwd: root, exclude: (name) => excluded.test(name) }).filter(
    (name) => !excluded.test(name),
  );
  files.push('.env.example');
  const problems = files.flatMap((name) => [
    ...findDeniedWords(name.replaceAll('/', ' ')).map(
      ({ word, instead }) => `${name}: its name has "${word}" (${instead})`,
    ),
    ...findDeniedWords(readFileSync(path.join(root, name), 'utf8')).map(
      ({ line, word, instead }) => `${name}:${line}: "${word}" (${instead})`,
    ),
  ]);
  const fileNames = new Set(files.map((name) => path.basename(name)));
  const findMissing = (name, bases) => {
    const text = readFileSync(path.join(root, name), 'utf8');
    return [...findMissingFiles(root, name, text, bases), ...findMissingNames(name, text, fileNames)];
  };
  problems.push(
    ...documents.flatMap((name) => findMissing(name)),
    ...globSync('docs/decisions/*.md', { cwd: root }).flatMap((name) => findMissing(name, decisionBases)),
  );
  if (problems.length > 0) throw new PlainError(problems.join('\n'));
  print(`${files.length} files use the words of ${glossary}.`);
});
