import type { Base } from '#app/base';
import type { Data } from '#app/open-data';
import { startStep } from '#app/start-step';
import type { Context } from '#context';
import { withDatabaseLock } from '#db/migrate';
import { migrateDatabase } from '#db/migrate-database';
import { probeWrite } from '#db/write-probe';
import { loadDemo } from '#demo/load';
import { addMissingPassages } from '#documents/passages/add-missing-passages';
import { ensureFounder } from '#accounts/ensure-founder';
import { BuildAdoption } from '#releases/adopt-builds';

/** Migrates the schema and seeds a new installation, one server at a time. */
export async function prepareDatabase(
  base: Base,
  { orm, pool, ownerUrl, databaseUrl }: Data,
  systemContext: () => Context,
): Promise<void> {
  const { settings, log, lifecycle, health } = base;
  const builds = new BuildAdoption(systemContext);
  const prepare = async () => {
    await migrateDatabase({ orm, url: databaseUrl, ownerUrl, log });
    if (settings.demo) await loadDemo(systemContext());
    await ensureFounder(systemContext());
    await addMissingPassages(systemContext());
    await builds.start();
  };
  await startStep(base, 'migrations', () => withDatabaseLock(orm, prepare, lifecycle.signal));
  health.watch('database', () => probeWrite(pool));
  health.watchServer('portals', () => builds.healthy());
}
