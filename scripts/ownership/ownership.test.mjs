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

test('in this workspace everything has what it needs', async () => {
  assert.deepEqual(await checkOwnership(), { code: 0, output: '' });
});

describe('owners', () => {
  const faultsOf = (text) => {
    write('.github/CODEOWNERS', text);
    return findOwnerProblems(folder, ['mfe-one']);
  };
  beforeEach(() => write('mfe-one/package.json', '{}'));

  test('a package with a rule of its own has an owner', () => {
    assert.deepEqual(faultsOf('# Teams\n*  @10x-labs/platform\n/mfe-one/  @10x-labs/one  # and no other\n'), []);
  });
  for (const [what, text, pattern] of [
    [
      'a rule for everything is no owner of a package',
      '* @10x-labs/platform',
      /mfe-one belongs to no one\. Add a line/,
    ],
    [
      'a rule for what is not there is refused',
      '/mfe-one/ @a/b\n/mfe-two/ @a/b',
      /CODEOWNERS:2: \/mfe-two\/ is not there/,
    ],
    ['a rule without an owner is refused', '/mfe-one/', /has no owner/],
    ['a person is no team', '/mfe-one/ @someone', /@someone is no team/],
    ['a rule that fits anywhere in the tree is refused', '/mfe-one/ @a/b\nsrc/ @a/b', /begins at the root/],
  ]) {
    test(what, () => expectOneProblem(faultsOf(text), pattern));
  }
  test('without the file it says what the file is for', () =>
    expectOneProblem(findOwnerProblems(folder, []), /is missing: it names/));
});

describe('changelogs', () => {
  const faultsOf = (text) => {
    write('mfe-one/CHANGELOG.md', text);
    return findChangelogProblems(folder, ['mfe-one']);
  };

  test('what a release leaves behind is fine: an empty place, and sections of versions', () => {
    const text = '# Changelog\n\n## Unreleased\n\n## 0123456789ab · 2026-11-22\n\n- A thing,\n  in two lines.\n';
    assert.deepEqual(faultsOf(text), []);
  });
  for (const [what, text, pattern] of [
    ['it begins with its title', '## Unreleased\n', /begins with "# Changelog"/],
    [
      'it has a place for what is not released',
      '# Changelog\n\n## 0123456789ab · 2026-11-22\n',
      /"## Unreleased".*Add it/,
    ],
    ['a section is a version', '# Changelog\n\n## Unreleased\n\n## 1.0\n', /"## 1\.0" is no section/],
    ['a section is there once', '# Changelog\n\n## Unreleased\n\n## Unreleased\n', /is there twice/],
    ['a change is a bullet', '# Changelog\n\n## Unreleased\n\nThings.\n', /"Things\." is no bullet/],
  ]) {
    test(what, () => expectOneProblem(faultsOf(text), pattern));
  }
  test('a missing changelog is reported with how to create it', () =>
    expectOneProblem(findChangelogProblems(folder, ['mfe-two']), /mfe-two\/CHANGELOG\.md is missing\. Make it/));
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
  const faultsOf = (uses, permissions = 'permissions:\n  contents: read\n') => {
    write(
      '.github/workflows/test.yml',
      `name: test\n${permissions}jobs:\n  test:\n    steps:\n      - uses: ${uses}\n`,
    );
    return findWorkflowProblems(folder);
  };

  for (const uses of [`actions/checkout@${commit} # v5.0.0`, './.github/workflows/remote.yml'])
    test(`an action that is pinned or ours is fine: ${uses}`, () => assert.deepEqual(faultsOf(uses), []));
  for (const uses of [
    'actions/checkout@v5.0.0',
    'actions/checkout@main',
    'actions/checkout',
    'actions/checkout@08c6903 # v5.0.0',
    `actions/checkout@${commit}`,
  ])
    test(`an action that is not pinned to a commit with its tag is refused: ${uses}`, () =>
      expectOneProblem(faultsOf(uses), /pin it to a full commit/));
  for (const permissions of ['', 'permissions: write-all\n', 'permissions:\n  contents: read\n  packages: write\n'])
    test(`a token that may do more than read is refused: ${JSON.stringify(permissions)}`, () =>
      expectOneProblem(faultsOf('./.github/workflows/remote.yml', permissions), /does not limit its token/));
});

describe('journeys', () => {
  beforeEach(() => write('e2e/one.spec.ts', ''));
  const faultsOf = (journeys) => findJourneyProblems(folder, journeys, ['mfe-one']);

  test('a file belongs to remotes, the shell or the API', () => {
    assert.deepEqual(faultsOf({ 'one.spec.ts': ['mfe-one', 'shell', 'api'] }), []);
  });
  for (const [what, journeys, pattern] of [
    [
      'a row of a missing file is reported',
      { 'one.spec.ts': ['mfe-one'], 'two.spec.ts': ['api'] },
      /two\.spec\.ts is not there/,
    ],
    ['a row names what is there', { 'one.spec.ts': ['mfe-one', 'mfe-two'] }, /names mfe-two, which is not there/],
    ['a remote without a journey is reported', { 'one.spec.ts': ['shell'] }, /no journey goes through mfe-one/],
  ]) {
    test(what, () => expectOneProblem(faultsOf(journeys), pattern));
  }
  test('a file without a row is reported', () => assert.match(faultsOf({})[0], /has no row for one\.spec\.ts/));
});
