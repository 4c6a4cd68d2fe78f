import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The product version, from the workspace's package.json. */
export function readProductVersion(): string {
  const file = path.resolve(import.meta.dirname, '../../../package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
