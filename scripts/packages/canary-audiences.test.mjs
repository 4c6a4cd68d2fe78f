import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canaryAudiences } from '../../packages/portal-release/src/options.mjs';
import { canaryAudiences as known } from '../../rules/src/releases.ts';

test('the release command takes the audiences of a canary that the product knows', () => {
  assert.deepEqual(canaryAudiences, known);
});
