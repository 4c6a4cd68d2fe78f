import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { root } from './paths.mjs';
import { findSlowest, listFailures, listFiles } from './test-report.mjs';

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

test('a failure of Jest has its file, its name and the first lines of its error, without colors', () => {
  const failed = {
    status: 'failed',
    fullName: 'a row is kept',
    failureMessages: ['\u001B[31mexpected 1\u001B[39m\n\n  at x'],
  };
  const name = path.join(root, 'api', 'src', 'a.test.ts');
  const testResults = [{ name, message: '', assertionResults: [{ status: 'passed' }, failed] }];
  assert.deepEqual(listFailures({ testResults }), [
    { name: `${path.join('api', 'src', 'a.test.ts')} › a row is kept`, message: 'expected 1\n  at x' },
  ]);
});

test('a file that Jest cannot read is a failure', () => {
  const testResults = [{ name: path.join(root, 'a.test.ts'), message: 'no such module', assertionResults: [] }];
  assert.deepEqual(listFailures({ testResults }), [{ name: 'a.test.ts', message: 'no such module' }]);
});

test('a failure of Playwright has the error of its last attempt', () => {
  const results = [{ error: { message: 'first' } }, { error: { message: 'second' } }];
  const specs = [
    { ok: true, title: 'passes' },
    { ok: false, file: 'a.spec.ts', title: 'fails', tests: [{ results }] },
  ];
  assert.deepEqual(listFailures({ suites: [{ suites: [{ specs }] }], errors: [] }), [
    { name: `${path.join('e2e', 'a.spec.ts')} › fails`, message: 'second' },
  ]);
});
