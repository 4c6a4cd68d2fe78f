import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from './paths.mjs';
import { listLinkedFiles } from './security-docs/security-docs.mjs';

const read = (name) => readFileSync(path.join(root, name), 'utf8');
const decisions = globSync('docs/decisions/*.md', { cwd: root }).toSorted();
const heading = /^# (\d+)\. .+\n\nDate: \d{4}-\d\d-\d\d\. Status: (accepted|superseded by \[\d{3}\]\([^)]+\))\./;

for (const name of decisions)
  test(`${name} has its number, a date, a status and alternatives`, () => {
    const text = read(name);
    assert.match(text, heading);
    assert.equal(Number(heading.exec(text)[1]), Number.parseInt(path.basename(name), 10));
    assert.match(text, /^(## Alternatives\n|\*\*Alternatives\.\*\*)/m);
  });

test('each decision has a number of its own', () => {
  const numbers = decisions.map((name) => Number.parseInt(path.basename(name), 10));
  assert.deepEqual(
    numbers.filter((number, index) => numbers.indexOf(number) !== index),
    [],
  );
});

test('relative links of documents lead to files', () => {
  const broken = [...globSync('docs/**/*.md', { cwd: root }), 'README.md', 'AGENTS.md'].flatMap((name) =>
    listLinkedFiles(name, read(name))
      .filter((file) => !existsSync(path.join(root, file)))
      .map((file) => `${name} → ${file}`),
  );
  assert.deepEqual(broken, []);
});
