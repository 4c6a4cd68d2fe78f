import { hash, verify } from '@node-rs/argon2';
import { hashing } from '#people/hashing';

/** argon2id with the OWASP minimum (19 MiB, two passes): https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** `address`, here and below, is who asks: networks take turns. Null where the server itself does. */
export const hashPassword = (password: string, address: string | null) => hashing(address, () => hash(password, cost));

/** Whether a password is right. Takes as long where there is no account or no password, so that nobody learns who has one. */
export async function passwordMatches(
  known: string | null | undefined,
  password: string,
  address: string | null,
): Promise<boolean> {
  return (await hashing(address, () => verify(known ?? nobodys, password))) && known != null;
}

const zeros = (bytes: number) => Buffer.alloc(bytes).toString('base64').replaceAll('=', '');
/** A hash that no password is known for, of the same cost. Written, not computed: the first one to meet it waits no longer. */
const nobodys = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${zeros(16)}$${zeros(32)}`;
