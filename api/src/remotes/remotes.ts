import type { Viewer } from '#access/viewer';
import type { DeclaredPortalRow, PortalRow } from 'rules/portal-rows';
import { type RemoteManifest, remoteManifestFile } from 'rules/releases';

/** Where each portal's remote is, by federation name: what the shell reads before it loads one. */
export type Registry = Record<string, RemoteRow>;

export interface RemoteRow {
  /** As in mfe-client. */
  name: string;
  version: string;
  /** Where remote.json is, which has the integrity of every file; empty for an override, as is the integrity. */
  manifest: string;
  entry: string;
  /** Of the entry, as browsers check it. */
  integrity: string;
  /** The files that a page needs of it besides the entry, so that it can ask for all of them at once. */
  ahead: string[];
  /** It is on the machine of whoever asks, being developed. */
  isOverride?: true;
  /** The rows that it has registered and an administrator has approved: the shell's own table does not have them. */
  portals?: readonly DeclaredPortalRow[];
}

/** The shell that is served: during a deployment it may be another one than this server's own. */
export interface ServedShell {
  /** Where its files are on this machine. */
  readonly folder: string;
  /** Null where it is not built. */
  readonly version: string | null;
  /** The folder of a shell that some tab still uses and that has this file; null where none has it. */
  findFolderWith(file: string): Promise<string | null>;
}

/** The remotes that are served. */
export interface Remotes {
  readonly shell: ServedShell;
  /** As it is for someone: a version may be for some before it is for all. */
  registryFor(viewer: Viewer | null): Registry;
  /** The route table: the rows that the product delivers, then those that were registered. */
  portals(): readonly PortalRow[];
  /** Whether it may differ from one person to the next now. */
  isPersonal(): boolean;
  /** The folder with the files of a version that someone was given; null for any other, such as one that waits for approval. */
  getFolder(remote: string, version: string): Promise<string | null>;
}

/** The federation name of a remote: it becomes a global variable in the page, so it has no dash. */
export const federationName = (remote: string): string => remote.replaceAll('-', '_');

/** The name of a remote outside of the bundlers, as in mfe-client. */
export const remoteName = (federation: string): string => federation.replaceAll('_', '-');

export function toRemoteRow({ name, entry, ahead, files }: RemoteManifest, version: string): RemoteRow {
  const toUrl = (file: string) => `/remotes/${name}/${version}/${file}`;
  return {
    name,
    version,
    manifest: toUrl(remoteManifestFile),
    entry: toUrl(entry),
    integrity: files[entry]?.integrity ?? '',
    ahead: ahead.map(toUrl),
  };
}
