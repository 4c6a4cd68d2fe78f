import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { root } from '../paths.mjs';
import { listRequirementsUpTo } from './requirements.mjs';
import {
  findMissingFiles,
  findMissingNames,
  findMissingTests,
  findRequirementProblems,
  updateCounts,
} from './security-docs.mjs';

const toRow = ([id, level], state = 'met', shown = 'shown by `api/src/app.ts`') =>
  `| ${id} | ${level} | what it asks | ${state} | ${shown} |`;
const requirements = listRequirementsUpTo(2);
const all = requirements.map((requirement) => toRow(requirement)).join('\n');

test('ASVS 5.0.0 has 253 requirements of levels 1 and 2', () => assert.equal(requirements.length, 253));

describe('files', () => {
  const findFaults = (text) => findMissingFiles(root, 'docs/security.md', text);

  test('existing paths, patterns and links are fine, and other text is ignored', () =>
    assert.deepEqual(
      findFaults('`api/src/app.ts`, `api/src/*/*.access.ts`, [rest](rest.md#jarvis), `and/or`, [site](https://a.test)'),
      [],
    ));
  test("a path may be relative to another base, and kit's subpaths are imports", () => {
    assert.deepEqual(findMissingFiles(root, 'a.md', '`api/src/app.ts` `db/read.ts` `kit/forms`', ['', 'api/src']), []);
    assert.deepEqual(findFaults('`db/read.ts` `kit/gone`'), [
      'docs/security.md names db/read.ts, which does not exist',
      'docs/security.md names kit/gone, which does not exist',
    ]);
  });
  test('a file without its folder is found anywhere, and placeholders are ignored', () =>
    assert.deepEqual(findMissingNames('a.md', '`app.ts` `gone.ts` `x.domain.ts` `verb-noun.ts`', new Set(['app.ts'])), [
      'a.md names gone.ts, which does not exist',
    ]));
  test('a quoted test that its file does not have is reported', () => {
    const file = 'scripts/security-docs/security-docs.test.mjs';
    const missing = ['a test', 'of no file'].join(' ');
    assert.deepEqual(findMissingTests(root, 'a.md', `"a missing file or folder" in \`${file}\``), []);
    assert.deepEqual(findMissingTests(root, 'a.md', `"${missing}" in \`${file}\``), [
      `a.md quotes "${missing}", which is not in ${file}`,
    ]);
  });
  test('a missing file or folder is reported', () =>
    assert.deepEqual(findFaults('`api/src/gone.ts` `apii/src/app.ts` `api/src/*.gone.ts` [gone](gone.md)'), [
      'docs/security.md names api/src/gone.ts, which does not exist',
      'docs/security.md names apii/src/app.ts, which does not exist',
      'docs/security.md names api/src/*.gone.ts, which does not exist',
      'docs/security.md names docs/gone.md, which does not exist',
    ]));
});

describe('requirements', () => {
  test('one row per requirement with level, state and file is fine', () =>
    assert.deepEqual(findRequirementProblems(all), []));
  for (const [what, text, fault] of [
    ['a missing requirement', all.replace(/^.*\n/, ''), 'V1.1.1 has no row'],
    ['a duplicate requirement', `${all}\n${toRow(['V1.1.1', 2])}`, 'V1.1.1 has more than one row'],
    ['an unknown requirement', `${all}\n${toRow(['V1.1.9', 2])}`, 'V1.1.9 is not a requirement of level 2'],
    [
      'a wrong level',
      all.replace(toRow(['V1.1.1', 2]), toRow(['V1.1.1', 1])),
      'V1.1.1 is not a requirement of level 1',
    ],
    [
      'an unknown state',
      all.replace(toRow(['V1.1.1', 2]), toRow(['V1.1.1', 2], 'almost')),
      'V1.1.1 is "almost", not one of: met, partly, not met, n/a',
    ],
    [
      'a claim without a file',
      all.replace(toRow(['V1.1.1', 2]), toRow(['V1.1.1', 2], 'met', 'of course')),
      'V1.1.1 is met, but names no file as evidence',
    ],
  ])
    test(`${what} is reported`, () => assert.deepEqual(findRequirementProblems(text), [fault]));
});

test('the states are counted by chapter', () => {
  const text = `<!-- Counted by \`npm run check -- --fix\` --><!-- End of what is counted -->\n### V1 Encoding\n${toRow(['V1.1.1', 2])}\n${toRow(['V1.1.2', 2], 'n/a')}\n`;
  assert.match(updateCounts(text), /\| V1 Encoding \| 1 \| 0 \| 0 \| 1 \|\n\| all \| 1 \| 0 \| 0 \| 1 \|/);
  assert.equal(updateCounts(updateCounts(text)), updateCounts(text));
});
