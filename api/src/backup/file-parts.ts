import path from 'node:path';

/** Folders of a backup, and the files of the data folder that the database does not reference. */
export const filePrefix = 'files/';
export const releasePrefix = 'releases/';
export const outboxPrefix = 'outbox/';
export const secretPrefix = 'secrets/';
export const secretFiles = ['session.secret', 'release.key'];

export const toReleasePart = (remote: string, version: string, name: string) =>
  `${releasePrefix}${remote}/${version}/${name}`;

/** Throws if a name would lead out of its folder. */
export function toRelativeName(part: string, prefix: string): string {
  const name = part.slice(prefix.length);
  if (name !== path.posix.normalize(name) || path.isAbsolute(name) || name.split('/').includes('..'))
    throw new Error(`The backup names a file that must not be written: ${part}`);
  return name;
}
