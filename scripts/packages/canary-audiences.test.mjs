import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canaryAudiences } from '../../packages/portal-release/src/options.mjs';
import { canaryAudiences as known } from '../../rules/src/releases.ts';

test('the release command has the same canary audiences as the product', () => {
  assert.deepEqual(canaryAudiences, known);
});
