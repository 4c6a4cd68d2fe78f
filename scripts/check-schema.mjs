// Checks api/schema.graphql against the conventions of docs/schema.md.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';
import { PlainError, print, runMain } from './print.mjs';
import { findProblems, judge } from './schema/lint-schema.mjs';
import { exceptions, rules } from './schema/rules.mjs';

await runMain(check);

async function check() {
  const problems = await findProblems(readFileSync(path.join(root, 'api', 'schema.graphql'), 'utf8'), rules);
  const faults = judge(problems, exceptions);
  if (faults.length > 0) throw new PlainError(`${faults.join('\n')}\n\ndocs/schema.md explains the conventions.`);
  const count = exceptions.reduce((sum, { at }) => sum + at.length, 0);
  print(`The schema follows its conventions, with ${count} exceptions that say why.`);
}
