import { isDeepStrictEqual } from 'node:util';

/**
 * Applies changes to an entity and returns the names of the fields that changed: "display name, permissions". Never their
 * values. Null if nothing changed.
 */
export function applyAndListChanges<T extends object>(
  thing: T,
  names: ReadonlyArray<keyof T & string>,
  change: () => void,
): string | null {
  const before = names.map((name) => structuredClone(thing[name]));
  change();
  const changed = names.filter((name, index) => !isDeepStrictEqual(thing[name], before[index]));
  return changed.length > 0 ? changed.map(toWords).join(', ') : null;
}

const toWords = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
