import { setTimeout as delay } from 'node:timers/promises';
import type { Base } from '#app/base';
import type { Data } from '#app/open-data';
import type { Context } from '#context';
import { aloneOnDatabase } from '#db/migrate';
import { MigrationsPending, migrateDatabase } from '#db/migrate-database';
import { writeProbe } from '#db/write-probe';
import { loadDemo } from '#demo/load';
import { addMissingPassages } from '#documents/add-missing-passages';
import { ensureFounder } from '#people/ensure-founder';
import { BuildAdoption } from '#releases/adopt-builds';
import { StartError } from '#settings';

/** How often a server that may not migrate looks whether somebody has. */
const betweenLooksMs = 2000;

/** Brings the tables up to date and fills in what a new installation needs. Of several servers, one at a time. */
export async function prepareDatabase(
  { settings, log, lifecycle, health }: Base,
  { orm, pool, ownerUrl, databaseUrl }: Data,
  systemContext: () => Context,
): Promise<void> {
  const builds = new BuildAdoption(systemContext);
  const prepare = async () => {
    lifecycle.waitFor('migrations');
    await migrateDatabase({ orm, url: databaseUrl, ownerUrl, log });
    if (settings.demo) await loadDemo(systemContext());
    await ensureFounder(systemContext());
    await addMissingPassages(systemContext());
    await builds.start();
  };
  let said = '';
  while (lifecycle.phase === 'starting') {
    try {
      await aloneOnDatabase(orm, prepare);
      break;
    } catch (error) {
      if (!(error instanceof MigrationsPending)) throw error;
      const { message } = error;
      if (message !== said) log.warn(message);
      said = message;
      lifecycle.waitFor(message);
      await delay(betweenLooksMs);
    }
  }
  if (lifecycle.phase !== 'starting') throw new StartError('The server was stopped while it waited for migrations.');
  health.watch('database', () => writeProbe(pool));
  health.watchServer('portals', () => builds.healthy());
}
