import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { type RemoteManifest, remoteManifestFile } from 'rules/releases';
import {
  parseManifest,
  parseShellManifest,
  shellManifestName,
  type ShellManifest,
  getVersion,
} from '#remotes/manifest';

/** A build that is bundled with the server. */
export interface Build {
  folder: string;
  /** remote.json, byte for byte. */
  text: string;
  manifest: RemoteManifest;
  version: string;
}

/** The remotes built under a folder: `<folder>/mfe-…/dist`. Missing and unreadable ones are skipped. */
export function readBuilds(folder: string, log: Logger): Build[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith('mfe-'))
    .map((name) => path.join(folder, name, 'dist'))
    .filter((dist) => existsSync(path.join(dist, remoteManifestFile)))
    .toSorted()
    .flatMap((dist) => tryReadBuild(dist, log));
}

/** A build may come from other sources than the server's. The other builds are served anyway. */
function tryReadBuild(folder: string, log: Logger): Build[] {
  try {
    return [readBuild(folder)];
  } catch (err) {
    log.error({ err, folder }, "a remote's build can't be read: build it again");
    return [];
  }
}

function readBuild(folder: string): Build {
  const text = readFileSync(path.join(folder, remoteManifestFile), 'utf8');
  return { folder, text, manifest: parseManifest(text), version: getVersion(text) };
}

/** shell.json of the shell that this server serves, with its text; null if it is not built. */
export function readShell(folder: string): { text: string; manifest: ShellManifest; version: string } | null {
  const file = path.join(folder, shellManifestName);
  if (!existsSync(file)) return null;
  const text = readFileSync(file, 'utf8');
  return { text, manifest: parseShellManifest(text), version: getVersion(text) };
}
