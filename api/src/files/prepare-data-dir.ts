import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';

const otherAccountsMask = 0o077;

/** The data folder, for its owner alone. The group may be that of an embedded PostgreSQL, which then may pass through it. */
export function prepareDataDir(dataDir: string, log: Logger): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (lstatSync(dataDir).mode & (otherAccountsMask & ~0o010)) restrict(dataDir, 0o700, log);
  restrictToOwner(dataDir, log);
}

/**
 * Takes what is under a folder away from other accounts of the machine. New files have it from the umask; these are from
 * before. A folder that only its owner may enter is not searched: no one else reaches what is in it. A file with a second name
 * stays as it is, because that name is outside: a version before this one linked the files of the builds.
 */
function restrictToOwner(folder: string, log: Logger): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory() && !entry.isFile()) continue;
    const file = path.join(folder, entry.name);
    const { mode: type, nlink } = lstatSync(file);
    const mode = type & 0o777;
    if ((mode & otherAccountsMask) === 0 || (entry.isFile() && nlink > 1)) continue;
    if (entry.isDirectory()) restrictToOwner(file, log);
    restrict(file, entry.isDirectory() ? 0o700 : mode & 0o700, log);
  }
}

/** A volume of another system may not know modes: that is no reason not to start. */
function restrict(file: string, mode: number, log: Logger): void {
  try {
    chmodSync(file, mode);
  } catch (err) {
    log.warn({ err, file }, 'this file stays readable for other accounts of this machine: its mode cannot be changed');
  }
}
