import 'reflect-metadata';
import { restoreBackup } from '#backup/restore-backup';
import { readBackupArguments } from '#commands/backup-arguments';
import { createInterruptSignal } from '#commands/interrupt-signal';
import { runCommand } from '#commands/run-command';

/** `npm run restore -- FILE`: restores a backup into an empty database and data folder. */
await runCommand(async (settings, log) => {
  const { file, passphrase, withSameBucket } = readBackupArguments('restore', process.argv.slice(2), settings);
  const started = performance.now();
  const { createdAt, rows, files, warnings } = await restoreBackup({
    file,
    passphrase,
    settings,
    withSameBucket,
    log,
    signal: createInterruptSignal('Interrupted. Nothing was restored.'),
    report: (line) => process.stderr.write(`  ${line}\n`),
  });
  for (const warning of warnings) process.stderr.write(`  Warning: ${warning}\n`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `Restored the backup of ${createdAt}: ${rows.toLocaleString('en')} rows, ${files} files; ${seconds} s. Start the server now: everyone signs in again.\n`,
  );
});
