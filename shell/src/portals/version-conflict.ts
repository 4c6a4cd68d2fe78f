/** As the container of the bundler says it, and as the runtime of module federation does. */
const conflictPattern = /version (\S+) from \S+ of shared singleton module (\S+) .*?(?:required|needs) ([^)]+)\)/i;

/** A portal needs another version of what the page shares, as one sentence; undefined for every other error. */
export function describeVersionConflict(error: unknown): string | undefined {
  const [, shared, module, needed] = conflictPattern.exec(String(error)) ?? [];
  return module && `It needs ${module} ${needed}, and the shell has ${shared}`;
}
