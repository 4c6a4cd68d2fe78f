import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '#people/user.entity';
import { getFactors } from '#second-factor/get-factors';
import { RecoveryCode } from '#second-factor/recovery-code.entity';
import { hashTypedCode, createTypedCode } from '#people/typed-codes';

const codeCount = 10;
/** 113 random bits, which can't be found from a copy of the table, although the hash is a fast one (OWASP ASVS 6.5.2). */
const [groups, groupLength] = [5, 5];

/** Creates new codes and invalidates the previous ones. The plain codes are not stored. */
export async function replaceRecoveryCodes(tx: EntityManager, user: User): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, () => createTypedCode(groups, groupLength));
  await tx.nativeDelete(RecoveryCode, { user: user.id });
  for (const code of codes) tx.create(RecoveryCode, { user, codeHash: hashTypedCode(code) });
  return codes;
}

/** Without another factor there is nothing to recover. */
export async function deleteUnneededCodes(tx: EntityManager, user: User): Promise<void> {
  if ((await getFactors(tx, user)).length === 0) await tx.nativeDelete(RecoveryCode, { user: user.id });
}
