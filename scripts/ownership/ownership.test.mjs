import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { findChangelogProblems } from './changelogs.mjs';
import { findJobProblems } from './jobs.mjs';
import { findJourneyProblems } from './journeys.mjs';
import { checkOwnership } from './ownership.mjs';
import { findOwnerProblems } from './owners.mjs';
import { findWorkflowProblems } from './workflows.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'ownership-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function write(file, text) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}
const expectOneProblem = (problems, pattern) => {
  assert.equal(problems.length, 1, problems.join('\n'));
  assert.match(problems[0], pattern);
};

test('this workspace has no problems', async () => {
  assert.deepEqual(await checkOwnership(), { code: 0, output: '' });
});

describe('owners', () => {
  const findFaults = (text) => {
    write('.github/CODEOWNERS', text);
    return findOwnerProblems(folder, ['mfe-one']);
  };
  beforeEach(() => write('mfe-one/package.json', '{}'));

  test('a package with its own rule has an owner', () => {
    assert.deepEqual(findFaults('# Teams\n*  @10x-labs/platform\n/mfe-one/  @10x-labs/one  # and no other\n'), []);
  });
  for (const [what, text, pattern] of [
    [
      'a rule for everything does not make an owner of a package',
      '* @10x-labs/platform',
      /mfe-one has no owner\. Add a line/,
    ],
    [
      'a rule for a missing path is refused',
      '/mfe-one/ @a/b\n/mfe-two/ @a/b',
      /CODEOWNERS:2: \/mfe-two\/ does not exist/,
    ],
    ['a rule without an owner is refused', '/mfe-one/', /has no owner/],
    ['a person is not a team', '/mfe-one/ @someone', /@someone is not a team/],
    ['a rule that matches anywhere in the tree is refused', '/mfe-one/ @a/b\nsrc/ @a/b', /must begin at the root/],
  ]) {
    test(what, () => expectOneProblem(findFaults(text), pattern));
  }
  test('a missing file is reported with its purpose', () =>
    expectOneProblem(findOwnerProblems(folder, []), /is missing: it names/));
});

describe('changelogs', () => {
  const findFaults = (text) => {
    write('mfe-one/CHANGELOG.md', text);
    return findChangelogProblems(folder, ['mfe-one']);
  };

  test('an empty Unreleased section and sections of versions are fine', () => {
    const text = '# Changelog\n\n## Unreleased\n\n## 0123456789ab · 2026-11-22\n\n- A thing,\n  in two lines.\n';
    assert.deepEqual(findFaults(text), []);
  });
  for (const [what, text, pattern] of [
    ['a missing title is reported', '## Unreleased\n', /begins with "# Changelog"/],
    [
      'a missing Unreleased section is reported',
      '# Changelog\n\n## 0123456789ab · 2026-11-22\n',
      /"## Unreleased".*Add it/,
    ],
    [
      'a section that is not a version is reported',
      '# Changelog\n\n## Unreleased\n\n## 1.0\n',
      /"## 1\.0" is not a section/,
    ],
    ['a duplicate section is reported', '# Changelog\n\n## Unreleased\n\n## Unreleased\n', /exists twice/],
    [
      'a change that is not a bullet is reported',
      '# Changelog\n\n## Unreleased\n\nThings.\n',
      /"Things\." is not a bullet/,
    ],
  ]) {
    test(what, () => expectOneProblem(findFaults(text), pattern));
  }
  test('a missing changelog is reported with how to create it', () =>
    expectOneProblem(findChangelogProblems(folder, ['mfe-two']), /mfe-two\/CHANGELOG\.md is missing\. Create it/));
});

describe('test jobs', () => {
  const release = (...names) =>
    write('.github/workflows/release.yml', names.map((name) => `          - ${name}\n`).join(''));

  test('a missing or edited job is reported and can be fixed', () => {
    release('mfe-one');
    expectOneProblem(findJobProblems(folder, ['mfe-one']), /is not the test job of mfe-one/);
    assert.deepEqual(findJobProblems(folder, ['mfe-one'], { fix: true }), []);
    write('.github/workflows/mfe-one.yml', 'on: push\n');
    expectOneProblem(findJobProblems(folder, ['mfe-one']), /is not the test job of mfe-one/);
  });
  test('a remote that cannot be chosen for a release is reported, and so is a removed one', () => {
    release('mfe-two');
    expectOneProblem(findJobProblems(folder, ['mfe-one'], { fix: true }), /offers mfe-two; the remotes are mfe-one/);
  });
});

describe('workflows', () => {
  const commit = '08c6903cd8c0fde910a37f88322edcfb5dd907a8';
  const findFaults = (uses, permissions = 'permissions:\n  contents: read\n') => {
    write(
      '.github/workflows/test.yml',
      `name: test\n${permissions}jobs:\n  test:\n    steps:\n      - uses: ${uses}\n`,
    );
    return findWorkflowProblems(folder);
  };

  for (const uses of [`actions/checkout@${commit} # v5.0.0`, './.github/workflows/remote.yml'])
    test(`a pinned or local action is fine: ${uses}`, () => assert.deepEqual(findFaults(uses), []));
  for (const uses of [
    'actions/checkout@v5.0.0',
    'actions/checkout@main',
    'actions/checkout',
    'actions/checkout@08c6903 # v5.0.0',
    `actions/checkout@${commit}`,
  ])
    test(`an action that is not pinned to a commit is refused: ${uses}`, () =>
      expectOneProblem(findFaults(uses), /pin it to a full commit/));
  for (const permissions of ['', 'permissions: write-all\n', 'permissions:\n  contents: read\n  packages: write\n'])
    test(`a token that can do more than read is refused: ${JSON.stringify(permissions)}`, () =>
      expectOneProblem(findFaults('./.github/workflows/remote.yml', permissions), /does not limit its token/));
});

describe('journeys', () => {
  beforeEach(() => write('e2e/one.spec.ts', ''));
  const findFaults = (journeys) => findJourneyProblems(folder, journeys, ['mfe-one']);

  test('a file belongs to remotes, the shell or the API', () => {
    assert.deepEqual(findFaults({ 'one.spec.ts': ['mfe-one', 'shell', 'api'] }), []);
  });
  for (const [what, journeys, pattern] of [
    [
      'a row of a missing file is reported',
      { 'one.spec.ts': ['mfe-one'], 'two.spec.ts': ['api'] },
      /two\.spec\.ts does not exist/,
    ],
    [
      'an unknown package in a row is reported',
      { 'one.spec.ts': ['mfe-one', 'mfe-two'] },
      /names mfe-two, which does not exist/,
    ],
    ['a remote without a journey is reported', { 'one.spec.ts': ['shell'] }, /no journey covers mfe-one/],
  ]) {
    test(what, () => expectOneProblem(findFaults(journeys), pattern));
  }
  test('a shard that CI does not run is reported, and so is one without a journey', () => {
    const journeys = { 'one.spec.ts': ['mfe-one', 'shell'] };
    write('.github/workflows/product.yml', '- e2e:mfe-one\n');
    assert.deepEqual(findFaults(journeys), []);
    write('.github/workflows/product.yml', '');
    expectOneProblem(findFaults(journeys), /does not run e2e:mfe-one/);
    write('.github/workflows/product.yml', '- e2e:mfe-one\n- e2e:shell\n');
    expectOneProblem(findFaults(journeys), /runs e2e:shell, which has no journey/);
  });
  test('a file without a row is reported', () => assert.match(findFaults({})[0], /has no row for one\.spec\.ts/));
});
