import { hash, verify } from '@node-rs/argon2';
import { hashingLimiter } from '#passwords/hashing';

/** argon2id with the OWASP minimum (19 MiB, two passes): https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html */
const hashOptions = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** `address`, here and below, is the client's: networks take turns. Null for the server itself. */
export const hashPassword = (password: string, address: string | null) =>
  hashingLimiter(address, () => hash(password, hashOptions));

/** Whether a password is correct. Takes the same time without an account or a password, so that it does not reveal who has one. */
export async function verifyPassword(
  known: string | null | undefined,
  password: string,
  address: string | null,
): Promise<boolean> {
  return (await hashingLimiter(address, () => verify(known ?? placeholderHash, password))) && known != null;
}

const encodeZeros = (bytes: number) => Buffer.alloc(bytes).toString('base64').replaceAll('=', '');
/** A hash of an unknown password at the same cost. Hard-coded so that its first use takes no longer. */
const placeholderHash = `$argon2id$v=19$m=${hashOptions.memoryCost},t=${hashOptions.timeCost},p=${hashOptions.parallelism}$${encodeZeros(16)}$${encodeZeros(32)}`;
