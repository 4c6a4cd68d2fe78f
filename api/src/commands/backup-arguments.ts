import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Settings, StartError } from '#settings';

interface BackupArguments {
  file: string;
  passphrase: string | null;
  withoutObjects: boolean;
  withSameBucket: boolean;
}

const flags = { backup: 'without-objects', restore: 'same-bucket' } as const;

/** The arguments after `npm run backup --` or `npm run restore --`. */
export function readBackupArguments(
  command: 'backup' | 'restore',
  args: string[],
  { backupPassphrase }: Pick<Settings, 'backupPassphrase'>,
): BackupArguments {
  const usage = new StartError(`Usage: npm run ${command} -- FILE [--passphrase-file FILE] [--${flags[command]}]`);
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'passphrase-file': { type: 'string' },
        [flags[command]]: { type: 'boolean' },
      },
    });
    const [file, ...rest] = positionals;
    if (!file || rest.length > 0) throw usage;
    const passphraseFile = values['passphrase-file'];
    return {
      file,
      passphrase: typeof passphraseFile === 'string' ? readPassphrase(passphraseFile) : backupPassphrase,
      withoutObjects: values[flags.backup] === true,
      withSameBucket: values[flags.restore] === true,
    };
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw usage;
  }
}

function readPassphrase(file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (cause) {
    throw new StartError(`The passphrase file ${file} cannot be read.`, { cause });
  }
  if (text.length < 12) throw new StartError(`The passphrase in ${file} must have at least 12 characters.`);
  return text;
}
