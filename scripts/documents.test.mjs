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

test('a decision that changes another is named in its status, and the reverse', () => {
  const changes = new Set(decisions.flatMap((name) => listChanges(read(name), path.basename(name))));
  const inverses = { extends: 'extended', extended: 'extends', supersedes: 'superseded', superseded: 'supersedes' };
  const missing = [...changes].map((change) => {
    const [from, verb, to] = change.split(' ');
    return `${to} ${inverses[verb]} ${from}`;
  });
  assert.deepEqual(
    missing.filter((change) => !changes.has(change)),
    [],
  );
});

test('relative links of documents lead to files and headings', () => {
  const broken = [...globSync('docs/**/*.md', { cwd: root }), 'README.md', 'AGENTS.md'].flatMap((name) => {
    const text = read(name);
    return [
      ...listLinkedFiles(name, text).filter((file) => !existsSync(path.join(root, file))),
      ...listAnchors(name, text)
        .filter(([file, anchor]) => !listHeadingIds(read(file)).includes(anchor))
        .map((target) => target.join('#')),
    ].map((target) => `${name} → ${target}`);
  });
  assert.deepEqual(broken, []);
});

/** What the status says about other pages, such as `a.md extends b.md`. */
function listChanges(text, name) {
  let verb;
  return [...text.split('\n\n')[1].matchAll(/\b(extends|extended|supersedes|superseded)\b|\]\(([^)]+)\)/gi)].flatMap(
    ([, word, other]) => {
      verb = word?.toLowerCase() ?? verb;
      return other ? [`${name} ${verb} ${other}`] : [];
    },
  );
}

/** The links to headings, as file and id. */
const listAnchors = (document, text) =>
  [...text.matchAll(/\]\((?!https?:)([^)#]*\.md)?#([^)]+)\)/g)].map(([, name, anchor]) => [
    name ? path.join(path.dirname(document), name) : document,
    anchor,
  ]);

/** The ids of headings, as GitHub makes them. */
const listHeadingIds = (text) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
