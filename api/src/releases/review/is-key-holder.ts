import type { ReleaseKey } from '#releases/release-key.entity';

/** Whether an account holds a key. A key without a holder belongs to the administrator who created it. */
export function isKeyHolder(
  { holder, holderEmail, createdBy }: ReleaseKey,
  account: { id: string; email: string },
): boolean {
  if (holderEmail === null) return createdBy.id === account.id;
  return holder?.id === account.id || holderEmail === account.email;
}
