import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { pino } from 'pino';
import { createBackup } from '#backup/create-backup';
import { restoreBackup } from '#backup/restore-backup';
import { openFiles } from '#files/open-files';
import { readSettings } from '#settings';
import { cloneDatabase } from '#test/database';
import { createEmptyDatabase } from '#test/empty-database';
import { createFactories } from '#test/factories';
import { startObjectStorage } from '#test/object-storage';

test('a restore refuses a bucket that already has files of the backup, unless --same-bucket is set', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'restore-'));
  const [source, target, storage] = await Promise.all([cloneDatabase(), createEmptyDatabase(), startObjectStorage()]);
  const getSettings = (url: string, dataDir: string) =>
    readSettings({ DATABASE_URL: url, DATA_DIR: path.join(folder, dataDir), LOG_LEVEL: 'silent', ...storage.env });
  const settings = getSettings(source.url, 'source');
  const { id } = await createFactories(source.pool).storedFile();
  const { files, bucket } = await openFiles(settings);
  await files.put(`ai_document/${id}`, Readable.from([Buffer.from('Read me')]));
  await bucket?.stop();

  const file = path.join(folder, 'backup');
  await createBackup({ file, encryption: null, databaseUrl: source.url, settings });
  const restore = (withSameBucket: boolean) =>
    restoreBackup({
      file,
      passphrase: null,
      settings: getSettings(target.url, 'target'),
      withSameBucket,
      log: pino({ level: 'silent' }),
    });
  await expect(restore(false)).rejects.toThrow(/has files of this backup.*Set S3_BUCKET to an empty bucket/);
  expect(await restore(true)).toMatchObject({ files: 1, warnings: [] });
  await Promise.all([source.drop(), target.drop(), storage.discard()]);
  rmSync(folder, { recursive: true, force: true });
});
