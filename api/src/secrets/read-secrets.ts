import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findSecretProblem, splitSecrets } from '#secrets/secret-list';
import { Secrets } from '#secrets/secrets';
import { StartError, type Settings } from '#settings';

type SecretLocation = Pick<Settings, 'sessionSecrets' | 'dataDir'>;

/** The secrets from the settings, or from a file under the data folder, which is created if missing. */
export function readSecrets(where: SecretLocation): Secrets {
  const found = findSecrets(where);
  if (found) return found;
  mkdirSync(where.dataDir, { recursive: true });
  writeFileSync(getSecretFile(where), randomBytes(32).toString('base64url'), { mode: 0o600 });
  return readSecrets(where);
}

/** Null if there are none yet. */
export function findSecrets(where: SecretLocation): Secrets | null {
  if (where.sessionSecrets) return new Secrets(where.sessionSecrets);
  const file = getSecretFile(where);
  if (!existsSync(file)) return null;
  const list = splitSecrets(readFileSync(file, 'utf8'));
  const problem = findSecretProblem(list);
  if (problem) throw new StartError(`The file ${file} ${problem}.`);
  return new Secrets(list);
}

const getSecretFile = ({ dataDir }: SecretLocation) => path.join(dataDir, 'session.secret');
