import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getJourneys } from '../e2e/journeys.mjs';
import { selectTests } from './changed-files.mjs';

const none = { front: false, api: false, attacks: false, e2e: false, artifact: false };
const everything = { front: true, api: true, attacks: true, e2e: true, artifact: true };

for (const file of [
  'pnpm-lock.yaml',
  'scripts/build.mjs',
  'build/jest.front.config.mjs',
  'packages/portal-build/src/preset.ts',
])
  test(`${file} can break everything`, () => assert.deepEqual(selectTests([file]), everything));

test('a document breaks no test', () =>
  assert.deepEqual(selectTests(['docs/glossary.md', 'mfe-client/CHANGELOG.md']), none));

test('a screen can break what imports it, the journeys of its remote and what reads its build', () => {
  const file = 'mfe-client/src/projects/status-tag.tsx';
  assert.deepEqual(selectTests([file]), {
    ...none,
    front: [file],
    api: ['api/test/front.ts'],
    e2e: getJourneys('mfe-client'),
  });
});

test('a test of a screen breaks only itself', () => {
  const file = 'mfe-client/src/projects/projects-screen.test.tsx';
  assert.deepEqual(selectTests([file]), { ...none, front: [file] });
});

test('a source of the API can break its tests, those that start a server, the attacks and all journeys', () => {
  const file = 'api/src/tickets/open-ticket.ts';
  assert.deepEqual(selectTests([file]), {
    ...none,
    api: [file, 'api/test/server-process.ts'],
    attacks: true,
    e2e: true,
  });
});

test('a test of the API breaks only itself', () => {
  const file = 'api/src/tickets/tickets.test.ts';
  assert.deepEqual(selectTests([file]), { ...none, api: [file] });
});

test('a migration can break every test of the API', () => {
  assert.equal(selectTests(['api/src/db/migrations/Migration1.ts']).api, true);
});

test('a rule can break both sides', () => {
  const file = 'rules/src/people.ts';
  assert.deepEqual(selectTests([file]), { ...none, front: [file], api: true, attacks: true, e2e: true });
});

test('a journey breaks only itself, and what journeys share breaks all', () => {
  assert.deepEqual(selectTests(['e2e/leads.spec.ts']).e2e, ['leads.spec.ts']);
  assert.equal(selectTests(['e2e/people.ts']).e2e, true);
});

test('kit can break all journeys', () => {
  const file = 'kit/src/panel.ts';
  assert.deepEqual(selectTests([file]), { ...none, front: [file], api: ['api/test/front.ts'], e2e: true });
});
