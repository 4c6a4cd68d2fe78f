import type { Base } from '#app/base';
import type { Data } from '#app/open-data';
import type { Context } from '#context';
import { aloneOnDatabase } from '#db/migrate';
import { migrateDatabase } from '#db/migrate-database';
import { loadDemo } from '#demo/load';
import { addMissingPassages } from '#documents/add-missing-passages';
import { entities } from '#entities';
import { ensureFounder } from '#people/ensure-founder';
import { BuildAdoption } from '#releases/adopt-builds';

/** Brings the tables up to date and fills in what a new installation needs. Of several servers, one at a time. */
export async function prepareDatabase(
  { settings, log, lifecycle, health }: Base,
  { orm, ownerUrl, databaseUrl }: Data,
  systemContext: () => Context,
): Promise<void> {
  lifecycle.waitFor('migrations');
  const builds = new BuildAdoption(systemContext);
  await aloneOnDatabase(orm, async () => {
    await migrateDatabase({ orm, url: databaseUrl, ownerUrl, entities, log });
    if (settings.demo) await loadDemo(systemContext());
    await ensureFounder(systemContext());
    await addMissingPassages(systemContext());
    await builds.start();
  });
  health.watch('portals', () => builds.healthy());
}
