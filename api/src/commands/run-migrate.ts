import 'reflect-metadata';
import { runCommand } from '#commands/run-command';
import { startEmbedded } from '#db/embedded';
import { withDatabaseLock } from '#db/migrate';
import { migrateDatabase } from '#db/migrate-database';
import { openOrm } from '#db/orm';
import { entities } from '#entities';
import { prepareDataDir } from '#files/prepare-data-dir';

/** `npm run migrate`: the migrations that a server runs at start, on their own. */
await runCommand(async ({ database, dataDir }, log) => {
  await using built = new AsyncDisposableStack();
  const start = async () => {
    prepareDataDir(dataDir, log);
    return built.adopt(await startEmbedded({ folder: dataDir, log }), (each) => each.stop());
  };
  const { url, ownerUrl } = database.kind === 'external' ? database : await start();
  const orm = built.adopt(await openOrm({ url, entities, log, connections: { writes: 2, reads: 1 } }), (each) =>
    each.close(true),
  );
  const applied: string[] = [];
  await withDatabaseLock(orm, async () => {
    applied.push(...(await migrateDatabase({ orm, url, ownerUrl, log })));
  });
  const lines = applied.length === 0 ? ['The database is up to date.'] : ['Migrations applied:', ...applied];
  process.stdout.write(`${lines.join('\n  ')}\n`);
});
