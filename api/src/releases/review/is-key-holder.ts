import type { ReleaseKey } from '#releases/release-key.entity';

/** Whether a key is in the hands of an account. One that names no holder belongs to the administrator who created it. */
export function isKeyHolder(
  { holder, holderEmail, createdBy }: ReleaseKey,
  account: { id: string; email: string },
): boolean {
  if (holderEmail === null) return createdBy.id === account.id;
  return holder?.id === account.id || holderEmail === account.email;
}
