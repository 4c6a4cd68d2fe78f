import { hash, verify } from '@node-rs/argon2';
import { hashing } from '#people/hashing';

/** argon2id with the OWASP minimum (19 MiB, two passes): https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hashing(() => hash(password, cost));

/** Whether a password is right. Takes as long where there is no account or no password, so that nobody learns who has one. */
export async function passwordMatches(known: string | null | undefined, password: string): Promise<boolean> {
  return (await hashing(() => verify(known ?? nobodys, password))) && known != null;
}

const zeros = (bytes: number) => Buffer.alloc(bytes).toString('base64').replaceAll('=', '');
/** A hash that no password is known for, of the same cost. Written, not computed: the first one to meet it waits no longer. */
const nobodys = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${zeros(16)}$${zeros(32)}`;
