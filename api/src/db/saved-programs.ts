import { constants, existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { findPrograms, getMajorVersion, type Programs } from '#db/embedded-binaries';

const getProgramsFolder = (folder: string, major: number) => path.join(folder, 'postgres-programs', String(major));

/**
 * Keeps a copy of the programs beside the cluster. A later version of the product has a later PostgreSQL, which cannot
 * read the cluster: the upgrade needs the programs that wrote it.
 */
export async function savePrograms(folder: string): Promise<void> {
  const { postgres } = await findPrograms();
  const kept = getProgramsFolder(folder, getMajorVersion(postgres));
  if (existsSync(kept)) return;
  const fresh = `${kept}.new`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(path.dirname(kept), { recursive: true, mode: 0o700 });
  await cp(path.dirname(path.dirname(postgres)), fresh, {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    // Only needed by a compiler.
    filter: (file) => !/\.a$|[/\\]pkgconfig$/.test(file),
  });
  await rename(fresh, kept);
}

/** Null if no server of that version has run here since copies are kept. */
export function findSavedPrograms(folder: string, major: number): Programs | null {
  const bin = path.join(getProgramsFolder(folder, major), 'bin');
  const ending = process.platform === 'win32' ? '.exe' : '';
  const [initdb, postgres] = ['initdb', 'postgres'].map((name) => path.join(bin, `${name}${ending}`)) as [
    string,
    string,
  ];
  return existsSync(postgres) ? { initdb, postgres } : null;
}

export const removeSavedPrograms = (folder: string, major: number) =>
  rm(getProgramsFolder(folder, major), { recursive: true, force: true });
