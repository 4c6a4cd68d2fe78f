import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';

const otherAccountsMask = 0o077;

/** The data folder, accessible to its owner only. Its group may be that of an embedded PostgreSQL, which may then traverse it. */
export function prepareDataDir(dataDir: string, log: Logger): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (lstatSync(dataDir).mode & (otherAccountsMask & ~0o010)) restrict(dataDir, 0o700, log);
  restrictToOwner(dataDir, log);
}

/**
 * Removes other accounts' access to everything under a folder. The umask protects new files; this covers older ones. A folder
 * that only its owner can enter isn't searched, because no one else reaches what is in it. A file with a second hard link stays
 * as it is, because that link is outside: an earlier version linked the files of the builds.
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

/** A volume of another system may not support modes: that shouldn't prevent the start. */
function restrict(file: string, mode: number, log: Logger): void {
  try {
    chmodSync(file, mode);
  } catch (err) {
    log.warn({ err, file }, 'other accounts on this machine can still read this file: its mode cannot be changed');
  }
}
