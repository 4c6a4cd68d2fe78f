import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { startEmbedded } from '#db/embedded';
import { findRunningEmbedded } from '#db/running-embedded';
import { prepareDataDir } from '#files/prepare-data-dir';
import { type Settings, StartError } from '#settings';

interface OpenDatabase extends AsyncDisposable {
  url: string;
  /** For the role that owns the schema; null if that is the role of `url`. */
  ownerUrl: string | null;
}

/** The configured database. Uses a running embedded one, or starts it until disposed. */
export async function openDatabase({ database, dataDir }: Settings, log: Logger): Promise<OpenDatabase> {
  const outside = database.kind === 'external' ? database : findRunningEmbedded(dataDir);
  if (outside) return { ...outside, [Symbol.asyncDispose]: async () => undefined };
  if (!existsSync(path.join(dataDir, 'postgres')))
    throw new StartError(
      `There is no database under ${dataDir}. Set DATABASE_URL, or DATA_DIR to the folder that has it.`,
    );
  prepareDataDir(dataDir, log);
  const { url, ownerUrl, stop } = await startEmbedded({ folder: dataDir, log });
  return { url, ownerUrl, [Symbol.asyncDispose]: stop };
}
