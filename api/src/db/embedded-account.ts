import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '#settings';

/** The account that runs PostgreSQL. It refuses to run as root, so root uses an unprivileged account. */
export interface Account {
  ids: { uid: number; gid: number } | null;
  spawn: { uid?: number; gid?: number; env: { PATH: string; LC_ALL: string } };
  /** The command's prefix: empty, or setpriv with its options. */
  prefix: string[];
}

const env = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C' };

/** Lets the unprivileged account traverse the data folder to its own files without reading others. */
export function grantServerAccess(folder: string): void {
  if (process.getuid?.() !== 0) return;
  const ids = findServerIds();
  chownSync(folder, statSync(folder).uid, ids.gid);
  chmodSync(folder, 0o710);
}

/** @param files what the account must reach: the data folder and the programs */
export function getServerAccount(files: string[]): Account {
  if (process.getuid?.() !== 0) return { ids: null, spawn: { env }, prefix: [] };
  const ids = findServerIds();
  if (files.every((file) => isReachable(file, ids))) return { ids, spawn: { ...ids, env }, prefix: [] };
  // The checkout is below a folder that only root may enter, so the account keeps the right to traverse it.
  const rights = '+dac_override,+dac_read_search';
  const options = [`--reuid=${ids.uid}`, `--regid=${ids.gid}`, '--clear-groups', '--securebits=+no_setuid_fixup'];
  return { ids, spawn: { env }, prefix: ['setpriv', ...options, `--inh-caps=${rights}`, `--ambient-caps=${rights}`] };
}

export function toCommand(runAs: Account, program: string, args: string[]): [string, string[]] {
  const [file = program, ...rest] = [...runAs.prefix, program, ...args];
  return [file, rest];
}

function findServerIds(): { uid: number; gid: number } {
  const ids = ['postgres', 'nobody'].map(getIds).find((found) => found !== null);
  if (ids) return ids;
  throw new StartError('PostgreSQL cannot run as root. Create a postgres account on this machine, or set DATABASE_URL');
}

function getIds(name: string): { uid: number; gid: number } | null {
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return null; // no such account: the next one is tried
  }
}

function isReachable(file: string, ids: { uid: number; gid: number }): boolean {
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    if (existsSync(folder)) {
      const { mode, uid, gid } = statSync(folder);
      const bit = uid === ids.uid ? 0o100 : gid === ids.gid ? 0o010 : 0o001;
      if (!(mode & bit)) return false;
    }
    if (folder === path.dirname(folder)) return true;
  }
}
