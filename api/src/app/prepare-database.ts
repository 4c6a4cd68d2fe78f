import type { Base } from '#app/base';
import type { Data } from '#app/open-data';
import type { Context } from '#context';
import { aloneOnDatabase } from '#db/migrate';
import { migrateDatabase } from '#db/migrate-database';
import { loadDemo } from '#demo/load';
import { addMissingPassages } from '#documents/add-missing-passages';
import { entities } from '#entities';
import { ensureFounder } from '#people/ensure-founder';
import { adoptBuilds } from '#releases/adopt-builds';

/** Brings the tables up to date and fills in what a new installation needs. Of several servers, one at a time. */
export async function prepareDatabase(
  { settings, log, lifecycle }: Base,
  { orm, ownerUrl, databaseUrl }: Data,
  systemContext: () => Context,
): Promise<void> {
  lifecycle.waitFor('migrations');
  await aloneOnDatabase(orm, async () => {
    await migrateDatabase({ orm, url: databaseUrl, ownerUrl, entities, log });
    if (settings.demo) await loadDemo(systemContext());
    await ensureFounder(systemContext());
    await addMissingPassages(systemContext());
    await adoptBuilds(systemContext());
  });
}
