import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { faultOfSecrets, splitSecrets } from '#secrets/secret-list';
import { Secrets } from '#secrets/secrets';
import { StartError, type Settings } from '#settings';

type Where = Pick<Settings, 'sessionSecrets' | 'dataDir'>;

/** The secrets of the settings, or those of a file under the data folder, which is made with one where it is missing. */
export function readSecrets(where: Where): Secrets {
  const found = findSecrets(where);
  if (found) return found;
  mkdirSync(where.dataDir, { recursive: true });
  writeFileSync(fileIn(where), randomBytes(32).toString('base64url'), { mode: 0o600 });
  return readSecrets(where);
}

/** Null where there are none yet. */
export function findSecrets(where: Where): Secrets | null {
  if (where.sessionSecrets) return new Secrets(where.sessionSecrets);
  const file = fileIn(where);
  if (!existsSync(file)) return null;
  const list = splitSecrets(readFileSync(file, 'utf8'));
  const fault = faultOfSecrets(list);
  if (fault) throw new StartError(`The file ${file} ${fault}.`);
  return new Secrets(list);
}

const fileIn = ({ dataDir }: Where) => path.join(dataDir, 'session.secret');
