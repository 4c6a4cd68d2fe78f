import 'reflect-metadata';
import { createBackup } from '#backup/create-backup';
import { formatBytes } from '#backup/format-bytes';
import { readBackupArguments } from '#commands/backup-arguments';
import { createInterruptSignal } from '#commands/interrupt-signal';
import { openDatabase } from '#commands/open-database';
import { runCommand } from '#commands/run-command';
import { StartError } from '#settings';

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
