import { isDeepStrictEqual } from 'node:util';

/**
 * Makes a change to a thing, and answers in words which of the named fields are different now: "display name, permissions".
 * Never what stands in them. Null where nothing changed.
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
