/** The messages of the bundler's container and of the module federation runtime. */
const conflictPattern = /version (\S+) from \S+ of shared singleton module (\S+) .*?(?:required|needs) ([^)]+)\)/i;

/** Describes a portal that needs another version of a shared module, in one sentence; undefined for every other error. */
export function describeVersionConflict(error: unknown): string | undefined {
  const [, shared, module, needed] = conflictPattern.exec(String(error)) ?? [];
  return module && `It needs ${module} ${needed}, and the shell has ${shared}`;
}
