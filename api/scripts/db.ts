// pnpm --filter api db <command>, on an embedded database of its own:
//   create <name>   writes the migration that takes the database from where it is to the entities
//   check           fails where entities, migrations and snapshot say different things
import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { startEmbedded } from '#db/embedded';
import { migrate } from '#db/migrate';
import { openOrm } from '#db/orm';
import { entities } from '#entities';

const [command, name] = process.argv.slice(2);
const folder = mkdtempSync(path.join(os.tmpdir(), 'db-'));
const log = pino({ level: 'silent' });
const database = await startEmbedded({ folder, log, flags: ['fsync=off'] });
const orm = await openOrm({ url: database.ownerUrl, entities, log });
try {
  await migrate(orm);
  if (command === 'create') console.log((await orm.migrator.create(undefined, false, false, name)).fileName);
  else if (command === 'check') await check();
  else throw new Error('Say `create <name>` or `check`');
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
