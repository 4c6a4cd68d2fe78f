import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toLines } from './print-changes.mjs';

const same = {
  against: '0123456789ab',
  newOperations: [],
  changedOperations: [],
  removedOperations: [],
  newFields: [],
  removedFields: [],
  scriptBytes: 12_340,
  scriptBytesBefore: 12_340,
  isCompressed: true,
};

test('each new, changed and removed request has a line, and the size shows its change', () => {
  const lines = toLines({
    ...same,
    newOperations: ['query ClientBudget'],
    removedOperations: ['mutation Old'],
    newFields: ['Project.budget'],
    scriptBytesBefore: 11_240,
  });
  assert.deepEqual(lines, [
    '+ operation query ClientBudget',
    '- operation mutation Old',
    '+ field Project.budget',
    'scripts 12.3 kB (Brotli), +1.1 kB',
  ]);
});

test('no changes are reported as such', () => {
  assert.deepEqual(toLines(same), ['the same requests to the API', 'scripts 12.3 kB (Brotli), as before']);
});

test('a first version shows counts', () => {
  const first = {
    ...same,
    against: null,
    newOperations: ['query A'],
    newFields: ['A.a', 'A.b'],
    scriptBytesBefore: null,
  };
  assert.deepEqual(toLines(first), ['1 operation, 2 fields', 'scripts 12.3 kB (Brotli)']);
});

test('a long list is truncated with the number of omitted lines', () => {
  const newFields = Array.from({ length: 23 }, (_, place) => `A.field${place}`);
  const lines = toLines({ ...same, newFields });
  assert.equal(lines.length, 22);
  assert.equal(lines[20], '+ 3 more');
});
