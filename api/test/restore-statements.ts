import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The statements in docs/operations.md that restore archived rows of a kind. */
export function readRestoreStatements(kind: string): string {
  const guide = readFileSync(path.resolve(import.meta.dirname, '../../docs/operations.md'), 'utf8');
  const [, statements = ''] = new RegExp(`^-- ${kind}\n([^]+?)(?=^-- |^\`\`\`)`, 'm').exec(guide) ?? [];
  return statements;
}
