import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The version of the product, as in the package.json of the workspace. */
export function readProductVersion(): string {
  const file = path.resolve(import.meta.dirname, '../../../package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
