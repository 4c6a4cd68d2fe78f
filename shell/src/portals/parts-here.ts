interface Part {
  version: string;
  /** Its entry has run in this tab, or still may: a script that was asked for cannot be taken back. */
  isHere: boolean;
}

/** By remote: the version that this tab last asked for. */
const parts = new Map<string, Part>();

/** mfe_client is mfe-client outside of the bundlers. */
export const remoteName = (remote: string) => remote.replaceAll('_', '-');

export const getVersion = (remote: string) => parts.get(remoteName(remote))?.version;

/** What this tab runs, by name and version. */
export const partsHere = (): ReadonlyArray<{ part: string; version: string }> =>
  [...parts].filter(([, { isHere }]) => isHere).map(([part, { version }]) => ({ part, version }));

/**
 * Notes that a version is asked for; null where another is here already. Two versions of one remote cannot be on one page:
 * they would take each other's files.
 */
export function notePart(remote: string, version: string): Part | null {
  const known = parts.get(remoteName(remote));
  if (known?.isHere) return known.version === version ? known : null;
  const part = { version, isHere: true };
  parts.set(remoteName(remote), part);
  return part;
}
