import { rm } from 'node:fs/promises';
import path from 'node:path';
import { stopServer } from '#db/embedded-server';

/** Deletes a folder with a cluster. Its server may have outlived a parent that was killed, and would write into the next one there. */
export async function discardCluster(folder: string): Promise<void> {
  await stopServer(path.join(folder, 'postgres'));
  await rm(folder, { recursive: true, force: true });
}
