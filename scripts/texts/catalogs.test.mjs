import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeCatalog } from './catalogs.mjs';

test('a catalog shows the texts of each file, with a longer fence around texts that have one', () => {
  const catalog = writeCatalog('mfe-client', [
    ['a.tsx', ['Print', 'Hello,\n\nbye']],
    ['b.ts', ['```ts\n1\n```']],
  ]);
  assert.match(catalog, /^# Texts of mfe-client\n/);
  assert.match(
    catalog,
    /\n## a\.tsx\n\n```text\nPrint\nHello,\n\n  bye\n```\n\n## b\.ts\n\n````text\n```ts\n  1\n  ```\n````\n$/,
  );
});
