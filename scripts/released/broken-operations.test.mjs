import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { buildSchema } from 'graphql';
import { addVersion } from '../../packages/portal-release/src/record.mjs';
import { findBrokenOperations, formatBrokenOperations } from './broken-operations.mjs';
import { readRecordedReleases } from './recorded-releases.mjs';

const schema = (field) => buildSchema(`type Query { me: User } type User { id: ID ${field} }`);
const document = 'query Account {\n  me {\n    email\n  }\n}';
const release = (version, ...documents) => ({ version, at: 'now', commit: null, manifest: getOperations(documents) });
const getOperations = (documents) => ({ operations: documents.map((text) => ({ name: 'Account', document: text })) });

test('valid operations are not reported', () => {
  const releases = [{ remote: 'mfe-client', version: 'aaa', documents: [document] }];
  assert.deepEqual(findBrokenOperations(schema('email: String @deprecated'), releases), []);
});

test('a removed field that a released version uses is reported with remote, versions, operation and fix', () => {
  const releases = ['aaa', 'bbb'].map((version) => ({ remote: 'mfe-client', version, documents: [document] }));
  const broken = findBrokenOperations(schema('mail: String'), releases);
  assert.equal(broken.length, 1);
  const words = formatBrokenOperations(broken);
  assert.match(words, /^mfe-client aaa, bbb: Account \(line 3, column 5\): Cannot query field "email" on type "User"/);
  assert.match(words, /Did you mean "mail"\?/);
  assert.match(words, /marked @deprecated/);
});

test('the check reads what a release records', (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'released-'));
  t.after(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'mfe-client'));
  mkdirSync(path.join(folder, 'mfe-sales'));
  const first = addVersion({ versions: [], operations: {} }, release('aaa', document));
  const second = addVersion(first, release('bbb', document, 'query Other { me { id } }'));
  writeFileSync(path.join(folder, 'mfe-client', 'released.json'), JSON.stringify(second));
  assert.deepEqual(readRecordedReleases(folder), [
    { remote: 'mfe-client', version: 'bbb', documents: [document, 'query Other { me { id } }'] },
    { remote: 'mfe-client', version: 'aaa', documents: [document] },
  ]);
  assert.equal(Object.keys(second.operations).length, 2, 'an operation of two versions is recorded once');
});

test('the five newest versions are kept with only their operations', () => {
  let known = { versions: [], operations: {} };
  for (let count = 1; count <= 7; count += 1)
    known = addVersion(known, release(`v${count}`, `query Q${count} { me { id } }`));
  assert.deepEqual(
    known.versions.map(({ version }) => version),
    ['v7', 'v6', 'v5', 'v4', 'v3'],
  );
  assert.equal(Object.keys(known.operations).length, 5);
});

test('a version that is released again becomes the newest', () => {
  const first = addVersion({ versions: [], operations: {} }, release('aaa', document));
  const third = addVersion(addVersion(first, release('bbb', document)), release('aaa', document));
  assert.deepEqual(
    third.versions.map(({ version }) => version),
    ['aaa', 'bbb'],
  );
});
