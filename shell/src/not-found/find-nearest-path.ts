import { getEditDistance } from './edit-distance.ts';

export interface PathSuggestion {
  path: string;
  /** The edit distance, in letters. */
  distance: number;
}

/** The maximum length of a path that is compared: longer ones are not typing errors. */
const maxPathLength = 100;

const trimmed = (path: string) => path.replace(/\/+$/, '');

/** Whether two addresses are the same page. */
export const isSamePath = (one: string, other: string): boolean => trimmed(one) === trimmed(other);

/**
 * The path that a mistyped one may have meant, or null if none is close: at most two letters, or a third of them, may
 * differ. Home is close to nothing, and a path never suggests itself.
 */
export function findNearestPath(mistyped: string, paths: readonly string[]): PathSuggestion | null {
  if (mistyped.length > maxPathLength) return null;
  const typed = trimmed(mistyped.toLowerCase());
  const [nearest] = paths
    .map((path) => ({ path, distance: getEditDistance(typed, path) }))
    .filter(
      ({ path, distance }) =>
        path !== '/' && !isSamePath(path, mistyped) && distance <= Math.max(2, Math.floor(path.length / 3)),
    )
    .toSorted((a, b) => a.distance - b.distance);
  return nearest ?? null;
}
