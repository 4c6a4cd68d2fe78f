import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from '@jest/globals';
import { rotatePostgresLog } from '#db/rotate-postgres-log';

const folder = mkdtempSync(path.join(os.tmpdir(), 'postgres-log-'));
const file = path.join(folder, 'postgres.log');
afterAll(() => rmSync(folder, { recursive: true }));

const copies = () => readdirSync(folder).filter((name) => name !== 'postgres.log');

test('a small or missing log is left unchanged', async () => {
  await rotatePostgresLog(file);
  writeFileSync(file, 'a line\n');
  await rotatePostgresLog(file);
  expect(readdirSync(folder)).toEqual(['postgres.log']);
});

test('a large log is compressed for its owner alone and truncated, and the newest three copies are kept', async () => {
  for (let round = 0; round < 5; round += 1) {
    appendFileSync(file, `round ${round} `.repeat(100));
    await rotatePostgresLog(file, { maxSize: 100 });
    expect(statSync(file).size).toBe(0);
  }
  expect(copies()).toHaveLength(3);
  const newest = path.join(folder, copies().toSorted().at(-1) ?? '');
  expect(statSync(newest).mode & 0o777).toBe(0o600);
  expect(gunzipSync(readFileSync(newest)).toString()).toMatch(/^round 4 /);
});
