interface LoadedPart {
  version: string;
  /** Its entry has run in this tab, or still may: a requested script can't be canceled. */
  isLoaded: boolean;
}

/** The version that this tab last requested, by remote. */
const parts = new Map<string, LoadedPart>();

/** mfe_client is mfe-client outside of the bundlers. */
export const toRemoteName = (remote: string) => remote.replaceAll('_', '-');

export const getLoadedVersion = (remote: string) => parts.get(toRemoteName(remote))?.version;

/** The versions running in this tab, by name. */
export const listLoadedParts = (): ReadonlyArray<{ part: string; version: string }> =>
  [...parts].filter(([, { isLoaded }]) => isLoaded).map(([part, { version }]) => ({ part, version }));

/**
 * Records the request of a version; null if another version is already loaded. Two versions of one remote can't be on one
 * page: they would take each other's files.
 */
export function claimVersion(remote: string, version: string): LoadedPart | null {
  const known = parts.get(toRemoteName(remote));
  if (known?.isLoaded) return known.version === version ? known : null;
  const part = { version, isLoaded: true };
  parts.set(toRemoteName(remote), part);
  return part;
}
