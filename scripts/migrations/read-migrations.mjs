import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../paths.mjs';

const folder = path.join(root, 'api/src/db/migrations');

/** The migrations after a given one, in order, with their statements. */
export async function readMigrations({ after }) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && path.parse(file).name > after);
  return Promise.all(files.toSorted().map(readMigration));
}

async function readMigration(file) {
  const { name } = path.parse(file);
  const { [name]: Migration } = await import(pathToFileURL(path.join(folder, file)).href);
  const migration = new Migration({}, {});
  await migration.up();
  const statements = migration.getQueries().map((query) => (typeof query === 'string' ? query : query.sql));
  return { name, statements, isTransactional: migration.isTransactional() };
}
