import { createHash } from 'node:crypto';
import type { PortalRow } from 'rules/portal-rows';
import { type RemoteManifest, remoteManifestRule } from 'rules/releases';
import { badInput } from '#errors';

/** What remote.json is for a remote. */
export const shellManifestName = 'shell.json';
/** Not a remote, but a part of the page that has versions, files and operations too. */
export const shellName = 'shell';

/** shell.json: what the shell gives to remotes, and which remote it shows at which path. */
export interface ShellManifest {
  name: 'shell';
  entry: string;
  provides: Record<string, string>;
  /** Builds from before registered portals have no titles. */
  portals: Array<Omit<PortalRow, 'title'> & { title?: string }>;
  operations: RemoteManifest['operations'];
  /** Not in builds from before the shell's files were shared. */
  files?: RemoteManifest['files'];
}

/** A version is named by what its build says of itself: whoever has the name can tell whether that was touched. */
export const getVersion = (manifest: string): string =>
  createHash('sha256').update(manifest).digest('hex').slice(0, 12);

/** Reads remote.json. Throws `badInput` with what is wrong in it. */
export function parseManifest(text: string): RemoteManifest {
  const refuse = (message: string) => badInput({ manifest: message });
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw refuse('This is not the JSON of a remote.json');
  }
  const { success, data, error } = remoteManifestRule.safeParse(content);
  if (success) return data;
  const [issue] = error.issues;
  throw refuse(
    `remote.json, ${issue?.path.join('.') || 'as a whole'}: ${issue?.message ?? 'not as a build writes it'}`,
  );
}

/** The files of a version of a remote, or of the shell. */
export const getFiles = (remote: string, manifest: string): RemoteManifest['files'] =>
  (remote === shellName ? parseShellManifest(manifest) : parseManifest(manifest)).files ?? {};

/** The text of a shell.json that a build has written. */
export const parseShellManifest = (text: string): ShellManifest => JSON.parse(text) as ShellManifest;
