import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { readChangelog } from './changelog.mjs';

function changelog(t, text) {
  const folder = mkdtempSync(path.join(tmpdir(), 'changelog-'));
  t.after(() => rmSync(folder, { recursive: true }));
  if (text !== undefined) writeFileSync(path.join(folder, 'CHANGELOG.md'), text);
  return readChangelog(folder);
}

test('unreleased notes move under the new version, above earlier versions', (t) => {
  const { notes, releasedAs } = changelog(
    t,
    '# Changelog\n\n## Unreleased\n\n- One\n- Two\n\n## aaa · 2026-01-01\n\n- Old\n',
  );
  assert.equal(notes, '- One\n- Two');
  assert.equal(
    releasedAs('bbb', '2026-02-02'),
    '# Changelog\n\n## Unreleased\n\n## bbb · 2026-02-02\n\n- One\n- Two\n\n## aaa · 2026-01-01\n\n- Old\n',
  );
});

test('the notes of a first release end the file', (t) => {
  const { releasedAs } = changelog(t, '# Changelog\n\n## Unreleased\n\n- One\n');
  assert.equal(releasedAs('aaa', '2026-01-01'), '# Changelog\n\n## Unreleased\n\n## aaa · 2026-01-01\n\n- One\n');
});

for (const [what, text] of [
  ['with nothing unreleased', '# Changelog\n\n## Unreleased\n'],
  ['without the heading', '# Changelog\n'],
  ['that is missing', undefined],
])
  test(`a changelog ${what} stays as it is`, (t) => {
    const { notes, releasedAs } = changelog(t, text);
    assert.deepEqual([notes, releasedAs('aaa', '2026-01-01')], [null, null]);
  });
