import { existsSync } from 'node:fs';
import path from 'node:path';
import 'reflect-metadata';
import type { Logger } from 'pino';
import { createBackup } from '#backup/create-backup';
import { formatBytes } from '#backup/format-bytes';
import { readBackupArguments } from '#commands/backup-arguments';
import { createInterruptSignal } from '#commands/interrupt-signal';
import { runCommand } from '#commands/run-command';
import { StartError, type Settings } from '#settings';
import { startEmbedded } from '#db/embedded';
import { findRunningEmbedded } from '#db/running-embedded';
import { prepareDataDir } from '#files/prepare-data-dir';

/** `npm run backup -- FILE`: everything that must be kept together in one file, even while servers run. */
await runCommand(async (settings, log) => {
  const { file: target, passphrase, withoutObjects } = readBackupArguments('backup', process.argv.slice(2), settings);
  const started = performance.now();
  await using database = await openDatabase(settings, log);
  const { file, bytes, tables, rows, files, leftInBucket, missing, warnings } = await createBackup({
    file: target,
    encryption: passphrase ? { passphrase } : null,
    databaseUrl: database.ownerUrl ?? database.url,
    settings,
    withoutObjects,
    signal: createInterruptSignal('Interrupted. No backup was written.'),
    report: (line) => process.stderr.write(`  ${line}\n`),
  });
  for (const name of missing)
    process.stderr.write(`  Warning: ${name} is missing
  `);
  for (const warning of warnings) process.stderr.write(`  Warning: ${warning}\n`);
  if (leftInBucket > 0)
    process.stderr.write(`  ${leftInBucket} objects stay in the bucket: the backup only lists them\n`);
  if (!passphrase)
    process.stderr.write(
      "  The backup isn't encrypted and contains secrets: set BACKUP_PASSPHRASE, or keep it where no one else can read it\n",
    );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `Wrote ${file}: ${formatBytes(bytes)}${passphrase ? ', encrypted' : ''}; ${tables} tables with ${rows.toLocaleString('en')} rows, ${files} files; ${seconds} s\n`,
  );
  if (missing.length > 0)
    throw new StartError(
      `The backup lacks ${missing.length === 1 ? 'a file' : `${missing.length} files`} and does not count as one: it is kept as ${file}. Check that DATA_DIR, or the bucket, is that of the servers.`,
    );
});

interface OpenDatabase extends AsyncDisposable {
  url: string;
  /** For the role that owns the schema; null if that is the role of `url`. */
  ownerUrl: string | null;
}

/** The configured database. Uses a running embedded one, or starts it until disposed. */
async function openDatabase({ database, dataDir }: Settings, log: Logger): Promise<OpenDatabase> {
  const outside = database.kind === 'external' ? database : findRunningEmbedded(dataDir);
  if (outside) return { ...outside, [Symbol.asyncDispose]: async () => undefined };
  if (!existsSync(path.join(dataDir, 'postgres')))
    throw new StartError(
      `There is no database under ${dataDir}. Set DATABASE_URL, or DATA_DIR to the folder that has it.`,
    );
  prepareDataDir(dataDir, log);
  const { url, ownerUrl, stop } = await startEmbedded({ folder: dataDir, log });
  return { url, ownerUrl, [Symbol.asyncDispose]: stop };
}
