import { getEditDistance } from './edit-distance.ts';

export interface PathSuggestion {
  path: string;
  /** Letters to change. */
  distance: number;
}

/** The longest path that is still compared: no one mistypes a whole page of text. */
const maxPathLength = 100;

const trimmed = (path: string) => path.replace(/\/+$/, '');

/** Whether two addresses are the same page. */
export const isSamePath = (one: string, other: string): boolean => trimmed(one) === trimmed(other);

/**
 * The path that someone may have meant, or null where none is near: two of its letters may be wrong, or a third. Home is near to
 * nothing, and what was typed is not its own correction.
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
