import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { everything, findPackageInputs, openPassedChecks } from './passed-checks.mjs';

test('a check that passed is unchanged until one of its files changes', (t) => {
  const dir = mkdtempSync(path.join(tmpdir(), 'passed-checks-'));
  t.after(() => rmSync(dir, { recursive: true }));
  const record = path.join(dir, 'cache', 'passed.json');
  const source = path.relative(process.cwd(), path.join(dir, 'source.txt'));
  const isUnchanged = (name = 'Lint') => openPassedChecks(record).isUnchanged(name, [source]);

  writeFileSync(source, 'one');
  assert.equal(isUnchanged(), false);
  openPassedChecks(record).add('Lint', [source]);
  assert.equal(isUnchanged(), true);
  assert.equal(isUnchanged('Format'), false);
  writeFileSync(source, 'two');
  assert.equal(isUnchanged(), false);
});

test('a package is checked again when a package that it depends on changes', () => {
  assert.deepEqual(
    [...new Set(findPackageInputs('mfe-client'))],
    ['mfe-client', 'kit', 'rules', 'packages/portal-build'],
  );
  for (const folder of findPackageInputs('build/prerender'))
    assert.ok(everything.some((name) => folder === name || folder.startsWith(`${name}/`)));
});
