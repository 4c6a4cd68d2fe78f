import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { isRecorded, recordRelease } from './record.mjs';

test('recording a version moves its notes out of Unreleased', (t) => {
  const dir = mkdtempSync(path.join(tmpdir(), 'record-'));
  t.after(() => rmSync(dir, { recursive: true }));
  writeFileSync(path.join(dir, 'CHANGELOG.md'), '# Changelog\n\n## Unreleased\n\n- A board\n');
  const project = { dir, root: dir };
  assert.equal(isRecorded(project, '0123456789ab'), false);
  const files = recordRelease(project, { version: '0123456789ab', manifest: { operations: [] } }, null);
  assert.deepEqual(files, ['released.json', 'CHANGELOG.md']);
  assert.equal(isRecorded(project, '0123456789ab'), true);
  assert.equal(isRecorded(project, 'ba9876543210'), false);
  assert.match(
    readFileSync(path.join(dir, 'CHANGELOG.md'), 'utf8'),
    /## Unreleased\n\n## 0123456789ab .*\n\n- A board/,
  );
});
