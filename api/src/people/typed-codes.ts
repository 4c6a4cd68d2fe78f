import { createHash, randomInt } from 'node:crypto';

/** No characters that look alike: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const alphabet = 'ACDEFGHJKMNPQRTWXY34679';

/** A secret to type by hand, in groups. A character has 4.5 random bits. */
export function createTypedCode(groups: number, groupLength = 4): string {
  const group = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** Normalizes user input: case, hyphens and spaces are ignored. */
export const hashTypedCode = (code: string) =>
  createHash('sha256')
    .update(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))
    .digest('hex');
