import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** argon2id with the OWASP minimum (19 MiB, two passes): https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, cost);

let nobody: Promise<string> | undefined;

/** Whether a password is right. Takes as long where there is no account or no password, so that nobody learns who has one. */
export async function passwordMatches(known: string | null | undefined, password: string): Promise<boolean> {
  const stored = known ?? (await (nobody ??= hashPassword(randomUUID())));
  return (await verify(stored, password)) && known != null;
}
