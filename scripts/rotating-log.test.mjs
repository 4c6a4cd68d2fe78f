import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { openRotatingLog } from './rotating-log.mjs';

let folder;
let file;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'log-'));
  file = path.join(folder, 'server.log');
});
afterEach(() => rmSync(folder, { recursive: true }));

const line = (number) => `${String(number).padStart(99, '.')}\n`;
const read = (name) => {
  const bytes = readFileSync(path.join(folder, name));
  return name.endsWith('.gz') ? gunzipSync(bytes).toString() : bytes.toString();
};
const rotated = () =>
  readdirSync(folder)
    .filter((name) => name !== 'server.log')
    .toSorted();

test('no line is lost during rotation', async () => {
  const log = openRotatingLog(file, { maxBytes: 1000, keep: 50 });
  for (let number = 0; number < 105; number += 1) log.write(line(number));
  await log.end();
  const all = [...rotated(), 'server.log'].map(read).join('');
  assert.equal(all, Array.from({ length: 105 }, (_, number) => line(number)).join(''));
  assert.ok(rotated().every((name) => name.endsWith('.gz')));
});

test('only the newest rotated files are kept', async () => {
  for (let start = 0; start < 10; start += 1) {
    const log = openRotatingLog(file, { maxBytes: 1000, keep: 3 });
    for (let number = 0; number < 10; number += 1) log.write(line(number));
    await log.end();
  }
  assert.equal(rotated().length, 3);
});

test('only the owner can read the log, even if the file already existed', async () => {
  writeFileSync(file, 'old\n');
  chmodSync(file, 0o644);
  const log = openRotatingLog(file, { maxBytes: 100 });
  log.write(line(1));
  log.write(line(2));
  await log.end();
  for (const name of readdirSync(folder)) assert.equal(statSync(path.join(folder, name)).mode & 0o777, 0o600);
});
