import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { readBuilds, readShell } from '#remotes/builds';
import { ReleaseFiles } from '#remotes/release-files';
import { readSettings } from '#settings';

/** Stores the files of the builds, as the start of a server does, once for all servers of a run. */
export async function storeBuilds(folder: string, log: Logger): Promise<void> {
  const { remotesDir, shellDir } = readSettings({});
  const files = new ReleaseFiles(folder, null);
  const shell = readShell(shellDir);
  for (const build of [...(shell ? [{ ...shell, folder: shellDir }] : []), ...readBuilds(remotesDir, log)]) {
    const { name, files: listed } = build.manifest;
    if (listed) await files.adopt({ ...build, manifest: { name, files: listed } });
  }
}

/** Links the stored builds into a server's folder: copying and deleting 600 files would take a second for each test file. */
export function linkStoredBuilds(dataDir: string): void {
  const stored = process.env.TEST_STORED_BUILDS ?? '';
  for (const remote of readdirSync(stored)) {
    const own = path.join(dataDir, 'releases', remote);
    mkdirSync(own, { recursive: true });
    for (const version of readdirSync(path.join(stored, remote)))
      symlinkSync(path.join(stored, remote, version), path.join(own, version));
  }
}
