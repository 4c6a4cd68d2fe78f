import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { root } from '../paths.mjs';
import { createMutationRuns, mutatedFolders } from './mutation-runs.mjs';

test('the nightly job mutates every folder of the list', () => {
  const { jobs } = parse(readFileSync(path.join(root, '.github', 'workflows', 'mutation.yml'), 'utf8'));
  assert.deepEqual(jobs.mutate.strategy.matrix.folder, mutatedFolders);
});

test('every folder of the list exists', () => {
  for (const folder of mutatedFolders) assert.ok(existsSync(path.join(root, folder)), folder);
});

test('a file of the API runs the tests of its domain', () => {
  const [{ options }] = createMutationRuns(['api/src/limits/limits.ts']);
  assert.deepEqual(options.mutate, ['api/src/limits/limits.ts']);
  assert.deepEqual(options.jest.config.testMatch, ['<rootDir>/src/limits/**/*.test.ts']);
});
