// pnpm --filter api db <command>, on an embedded database of its own:
//   create <name>   writes the migration that takes the database from where it is to the entities
//   check           fails where entities, migrations and snapshot say different things
//   record          writes released.json: what the version that is being released reads and writes
import 'reflect-metadata';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { startEmbedded } from '#db/embedded';
import { migrate } from '#db/migrate';
import { openOrm } from '#db/orm';
import { entities } from '#entities';
import { readUsedSchema } from '#test/used-schema';

const [command, name] = process.argv.slice(2);
const folder = mkdtempSync(path.join(os.tmpdir(), 'db-'));
const log = pino({ level: 'silent' });
const database = await startEmbedded({ folder, log, flags: ['fsync=off'] });
const orm = await openOrm({ url: database.ownerUrl, entities, log });
try {
  await migrate({ url: database.ownerUrl, log });
  if (command === 'create') console.log((await orm.migrator.create(undefined, false, false, name)).fileName);
  else if (command === 'check') await check();
  else if (command === 'record') await record();
  else throw new Error('Say `create <name>`, `check` or `record`');
} finally {
  await orm.close(true);
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function check(): Promise<void> {
  const snapshot = await orm.migrator.checkSchema();
  const drift = await orm.schema.getUpdateSchemaSQL({ wrap: false });
  if (!snapshot && !drift.trim()) return;
  console.error(
    `Entities and migrations differ: run \`pnpm --filter api db create <name>\` and commit what it writes.\n${drift}`,
  );
  process.exitCode = 1;
}

/** The next migrations must leave it working: released-schema.test.ts. Two versions side by side are tried with this commit. */
async function record(): Promise<void> {
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  const at = new Date().toISOString();
  const text = JSON.stringify({ commit, at, tables: await readUsedSchema(orm) }, null, 2);
  // A line for each column, so that a change can be read.
  const lines = text.replaceAll(/\{\n\s+"type"[^}]+\}/g, (column) => column.replaceAll(/\n\s*/g, ' '));
  writeFileSync(path.join(import.meta.dirname, '../released.json'), `${lines}\n`);
}
