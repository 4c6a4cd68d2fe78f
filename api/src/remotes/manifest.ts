import { createHash } from 'node:crypto';
import type { PortalRow } from 'rules/portal-rows';
import { type RemoteManifest, remoteManifestRule } from 'rules/releases';
import { badInput } from '#errors';

/** The content of a remote's remote.json. */
export const shellManifestName = 'shell.json';
/** Not a remote, but a part of the page that also has versions, files and operations. */
export const shellName = 'shell';

/** The content of shell.json: the modules the shell shares, and which remote it shows at which path. */
export interface ShellManifest {
  name: 'shell';
  entry: string;
  provides: Record<string, string>;
  /** Builds from before registered portals have no titles. */
  portals: Array<Omit<PortalRow, 'title'> & { title?: string }>;
  operations: RemoteManifest['operations'];
  /** Missing in builds from before the shell's files were shared. */
  files?: RemoteManifest['files'];
}

/** A version is named after the hash of its manifest, so the name also verifies its integrity. */
export const getVersion = (manifest: string): string =>
  createHash('sha256').update(manifest).digest('hex').slice(0, 12);

/** Parses remote.json. Throws `badInput` with the first problem. */
export function parseManifest(text: string): RemoteManifest {
  const refuse = (message: string) => badInput({ manifest: message });
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw refuse('This is not valid JSON of a remote.json');
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

/** The text of a shell.json from a build. */
export const parseShellManifest = (text: string): ShellManifest => JSON.parse(text) as ShellManifest;
