import { rm } from 'node:fs/promises';
import path from 'node:path';
import { stopServer } from '#db/embedded-server';

/** Deletes the folder of a cluster. Its server may have outlived a killed parent, and would write into the next cluster there. */
export async function discardCluster(folder: string): Promise<void> {
  await stopServer(path.join(folder, 'postgres'));
  await rm(folder, { recursive: true, force: true });
}
