import { editDistance } from './edit-distance.ts';

export interface Near {
  path: string;
  /** Letters to change. */
  distance: number;
}

/** The longest path that is still compared: nobody mistypes a whole page of text. */
const longest = 100;

/** The path that somebody may have meant, or null where none is near: two of its letters may be wrong, or a third. Home is near to nothing. */
export function nearestPath(mistyped: string, paths: readonly string[]): Near | null {
  if (mistyped.length > longest) return null;
  const typed = mistyped.toLowerCase().replace(/\/+$/, '');
  const [nearest] = paths
    .map((path) => ({ path, distance: editDistance(typed, path) }))
    .filter(({ path, distance }) => path !== '/' && distance <= Math.max(2, Math.floor(path.length / 3)))
    .toSorted((a, b) => a.distance - b.distance);
  return nearest ?? null;
}
