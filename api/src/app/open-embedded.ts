import type { Logger } from 'pino';
import { type EmbeddedDatabase, startEmbedded } from '#db/embedded';
import { savePrograms } from '#db/saved-programs';
import { upgradeEmbedded } from '#backup/upgrade-embedded';

interface Options {
  folder: string;
  log: Logger;
  /** Server options as `name=value`. */
  flags?: string[];
}

/** Upgraded first if an earlier version of PostgreSQL wrote the data. */
export async function openEmbedded({ folder, log, flags = [] }: Options): Promise<EmbeddedDatabase> {
  await upgradeEmbedded({ folder, log });
  const database = await startEmbedded({ folder, log, flags });
  const copying = savePrograms(folder).catch((err: unknown) =>
    log.warn({ err }, 'failed to copy the PostgreSQL programs'),
  );
  return {
    ...database,
    stop: async () => {
      await copying;
      await database.stop();
    },
  };
}
