import { createHash, randomInt } from 'node:crypto';

/** Without characters that look like another one: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const alphabet = 'ACDEFGHJKMNPQRTWXY34679';

/** A secret that is typed by hand, in groups. A character has 4.5 random bits. */
export function createTypedCode(groups: number, groupLength = 4): string {
  const group = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** However it was typed: case, hyphens and spaces mean nothing. */
export const hashTypedCode = (code: string) =>
  createHash('sha256')
    .update(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))
    .digest('hex');
