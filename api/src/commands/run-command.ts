import type { Logger } from 'pino';
import { explainError } from '#explain';
import { createLog } from '#log';
import { readSettings, type Settings } from '#settings';

/** Runs a command with the settings of the server. A failure exits with one message and exit code 1. */
export async function runCommand(command: (settings: Settings, log: Logger) => Promise<void>): Promise<void> {
  process.umask(0o077);
  try {
    const settings = readSettings();
    await command(settings, createLog(settings.logLevel));
  } catch (error) {
    process.stderr.write(`${explainError(error)}\n`);
    process.exitCode = 1;
  }
}
