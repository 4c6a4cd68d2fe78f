import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from '@jest/globals';
import { readArchive } from '#backup/archive-reader';
import { ArchiveWriter } from '#backup/archive-writer';
import { verifyArchive } from '#backup/verify-archive';

const folder = mkdtempSync(path.join(os.tmpdir(), 'archive-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let count = 0;
const newFile = () => path.join(folder, `backup-${(count += 1)}`);
const passphrase = 'correct horse battery staple';

const about = {
  format: 1,
  createdAt: new Date().toISOString(),
  postgres: '18.4',
  migrations: ['Migration1'],
  tables: [{ name: 'users', columns: ['id'] }],
  secrets: [],
};
const rest = { sequences: [{ name: 'users_id_seq', value: '7' }], leftInBucket: [], missing: [] };
const rows = randomBytes(5 * 1024 * 1024);
const photo = randomBytes(70_000);

async function write(file: string, secret: string | null): Promise<ArchiveWriter> {
  const archive = await ArchiveWriter.create(file, secret === null ? null : { passphrase: secret, workFactor: 10 });
  await archive.addJson('about.json', about);
  await archive.addRows('tables/users.copy', Readable.from([rows.subarray(0, 1e6), rows.subarray(1e6)]), () => 12);
  await archive.addRows('tables/empty.copy', Readable.from([]), () => 0);
  await archive.addFile('files/photo', photo.length, Readable.from([photo]));
  return archive;
}

async function read(file: string, secret: string | null): Promise<Record<string, Buffer>> {
  const found: Record<string, Buffer> = {};
  await readArchive(file, secret, async ({ name, bytes }) => {
    found[name] = await buffer(bytes);
  });
  return found;
}

test.each([null, passphrase])('a written backup can be read again, with the passphrase %s', async (secret) => {
  const file = newFile();
  const archive = await write(file, secret);
  expect(await archive.finish(rest)).toEqual({ file, bytes: statSync(file).size });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const found = await read(file, secret);
  expect(Object.keys(found)).toEqual([...Object.keys(archive.parts), 'manifest.json', 'manifest.sha256']);
  expect(found['tables/users.copy']?.equals(rows)).toBe(true);
  expect(found['files/photo']?.equals(photo)).toBe(true);
  expect(archive.parts['tables/users.copy']).toMatchObject({ rows: 12, bytes: rows.length });
  expect(await verifyArchive(file, secret)).toEqual({ about, manifest: { parts: archive.parts, ...rest } });
});

test('an encrypted backup is recognized, and another passphrase does not open it', async () => {
  const file = newFile();
  await (await write(file, passphrase)).finish(rest);
  expect(readFileSync(file).includes('about.json')).toBe(false);
  await expect(read(file, null)).rejects.toThrow(/is encrypted\. Set BACKUP_PASSPHRASE/);
  await expect(read(file, 'another passphrase')).rejects.toThrow("This passphrase doesn't decrypt the backup");
});

test.each([null, passphrase])('a truncated or altered file is refused, with the passphrase %s', async (secret) => {
  const whole = newFile();
  await (await write(whole, secret)).finish(rest);
  const { size } = statSync(whole);
  const content = readFileSync(whole);
  for (const length of [0, 100, size >> 1, size - 100, size - 20]) {
    const file = newFile();
    writeFileSync(file, content);
    truncateSync(file, length);
    await expect(verifyArchive(file, secret)).rejects.toThrow('is damaged or incomplete');
  }
  for (const place of [300, size >> 1, size - 500]) {
    const file = newFile();
    const altered = Buffer.from(content);
    altered[place] = (altered[place] ?? 0) ^ 1;
    writeFileSync(file, altered);
    await expect(verifyArchive(file, secret)).rejects.toThrow('is damaged or incomplete');
  }
  const other = newFile();
  writeFileSync(other, 'a letter to no one');
  await expect(verifyArchive(other, secret)).rejects.toThrow('is damaged or incomplete');
  await expect(verifyArchive(newFile(), secret)).rejects.toThrow('There is no file');
});

test('a backup that fails midway leaves no file, and an existing file is not overwritten', async () => {
  const file = newFile();
  const archive = await write(file, null);
  await expect(ArchiveWriter.create(file, null)).rejects.toThrow(`${file}.tmp exists`);
  const failing = Readable.from(
    (async function* () {
      yield Buffer.alloc(10);
      throw new Error('connection lost');
    })(),
  );
  await expect(archive.addRows('tables/lost.copy', failing, () => 0)).rejects.toThrow('connection lost');
  await archive.abort();
  expect([existsSync(file), existsSync(`${file}.tmp`)]).toEqual([false, false]);
  writeFileSync(file, 'yesterday');
  await expect(ArchiveWriter.create(file, null)).rejects.toThrow('already exists');
  await expect(ArchiveWriter.create(path.join(folder, 'no/such/folder'), null)).rejects.toThrow('cannot be written');
});

test('a file whose length differs from the declared one fails the backup', async () => {
  const archive = await ArchiveWriter.create(newFile(), null);
  await expect(archive.addFile('files/short', 100, Readable.from([Buffer.alloc(50)]))).rejects.toThrow();
  await archive.abort();
});
