import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createKey } from '#secret-key';
import type { Settings } from '#settings';

/**
 * A release key for the developer on the machine of an embedded database: `npm run release` finds it under the data folder. With an
 * external database, administrators create the keys.
 */
export function readOrCreateMachineKey({ database, dataDir }: Pick<Settings, 'database' | 'dataDir'>): string | null {
  if (database.kind !== 'embedded') return null;
  const file = path.join(dataDir, 'release.key');
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, createKey(), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}
