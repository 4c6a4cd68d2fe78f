interface LoadedPart {
  version: string;
  /** Its entry has run in this tab, or still may: a script that was asked for cannot be taken back. */
  isLoaded: boolean;
}

/** By remote: the version that this tab last asked for. */
const parts = new Map<string, LoadedPart>();

/** mfe_client is mfe-client outside of the bundlers. */
export const toRemoteName = (remote: string) => remote.replaceAll('_', '-');

export const getLoadedVersion = (remote: string) => parts.get(toRemoteName(remote))?.version;

/** What this tab runs, by name and version. */
export const listLoadedParts = (): ReadonlyArray<{ part: string; version: string }> =>
  [...parts].filter(([, { isLoaded }]) => isLoaded).map(([part, { version }]) => ({ part, version }));

/**
 * Notes that a version is asked for; null where another is here already. Two versions of one remote cannot be on one page:
 * they would take each other's files.
 */
export function claimVersion(remote: string, version: string): LoadedPart | null {
  const known = parts.get(toRemoteName(remote));
  if (known?.isLoaded) return known.version === version ? known : null;
  const part = { version, isLoaded: true };
  parts.set(toRemoteName(remote), part);
  return part;
}
