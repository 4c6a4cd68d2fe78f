import type { Viewer } from '#access/viewer';
import type { DeclaredPortalRow, PortalRow } from 'rules/portal-rows';
import { type RemoteManifest, remoteManifestFile } from 'rules/releases';

/** The remotes by federation name: what the shell reads before it loads one. */
export type Registry = Record<string, RemoteRow>;

export interface RemoteRow {
  /** For example mfe-client. */
  name: string;
  version: string;
  /** The URL of remote.json, which has the integrity of every file; empty for an override, as is the integrity. */
  manifest: string;
  entry: string;
  /** The integrity of the entry, as browsers check it. */
  integrity: string;
  /** The files that a page needs besides the entry, so that it can load all of them at once. */
  ahead: string[];
  /** Whether it is loaded from the viewer's own machine (an override). */
  isOverride?: true;
  /** Its registered and approved rows, which the shell's own table does not have. */
  portals?: readonly DeclaredPortalRow[];
}

/** The shell that is served: during a deployment it may differ from this server's own. */
export interface ServedShell {
  /** The folder of its files on this machine. */
  readonly folder: string;
  /** Null if it is not built. */
  readonly version: string | null;
  /** The folder of a shell that is still in use and has this file; null if there is none. */
  findFolderWith(file: string): Promise<string | null>;
}

/** The remotes that are served. */
export interface Remotes {
  readonly shell: ServedShell;
  /** As seen by a viewer: a canary is served to some before everyone. */
  registryFor(viewer: Viewer | null): Registry;
  /** The route table: delivered rows first, then registered ones. */
  portals(): readonly PortalRow[];
  /** Whether it may currently differ between people. */
  isPersonal(): boolean;
  /** The folder of a version that was served to someone; null for any other, such as one that is waiting for approval. */
  getFolder(remote: string, version: string): Promise<string | null>;
}

/** The federation name of a remote: it becomes a global variable in the page, so it has no dashes. */
export const federationName = (remote: string): string => remote.replaceAll('-', '_');

/** The name of a remote outside of the bundlers, for example mfe-client. */
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
