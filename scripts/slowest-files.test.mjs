import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { root } from './paths.mjs';
import { findSlowest, listFiles } from './slowest-files.mjs';

test('a file of Jest takes from its start to its end', () => {
  const testResults = [{ name: path.join(root, 'api', 'src', 'a.test.ts'), startTime: 1000, endTime: 3500 }];
  assert.deepEqual(listFiles({ testResults }), [{ name: path.join('api', 'src', 'a.test.ts'), seconds: 2.5 }]);
});

test('a file of Playwright takes as long as all its tests, with retries and nested suites', () => {
  const createSpec = (...durations) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
  const suites = [{ file: 'a.spec.ts', specs: [createSpec(1000, 500)], suites: [{ specs: [createSpec(250)] }] }];
  assert.deepEqual(listFiles({ suites }), [{ name: path.join('e2e', 'a.spec.ts'), seconds: 1.75 }]);
});

test('the slowest files come first', () => {
  const files = [1, 3, 2].map((seconds) => ({ name: `${seconds}.test.ts`, seconds }));
  assert.deepEqual(
    findSlowest(files, 2).map(({ seconds }) => seconds),
    [3, 2],
  );
});
