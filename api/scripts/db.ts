// npm --prefix api run db <command>, on a temporary embedded database:
//   create <name>   writes a migration from the current schema to the entities
//   check           fails if entities, migrations and snapshot differ
//   record          writes released.json: the tables and columns that this release uses
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
    `Entities and migrations differ: run \`npm --prefix api run db create <name>\` and commit the result.\n${drift}`,
  );
  process.exitCode = 1;
}

/** Later migrations must keep it working: released-schema.test.ts. The tests of two versions side by side use this commit. */
async function record(): Promise<void> {
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  const at = new Date().toISOString();
  const text = JSON.stringify({ commit, at, tables: await readUsedSchema(orm) }, null, 2);
  // One line per column, for readable diffs.
  const lines = text.replaceAll(/\{\n\s+"type"[^}]+\}/g, (column) => column.replaceAll(/\n\s*/g, ' '));
  writeFileSync(path.join(import.meta.dirname, '../released.json'), `${lines}\n`);
}
