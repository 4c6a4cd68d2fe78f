import type { ReleaseKey } from './use-release-keys.ts';

type KeyDates = Pick<ReleaseKey, 'expiresAt' | 'revokedAt'>;
interface KeyStatus {
  label: string;
  intent: 'none' | 'success' | 'warning';
  isActive: boolean;
}

const dayMs = 24 * 60 * 60_000;
/** From then on a key should be renewed. */
const expiryWarningDays = 7;

/** Whether a key is valid, and for how long. */
export function getKeyStatus({ expiresAt, revokedAt }: KeyDates, now = Date.now()): KeyStatus {
  const endedAt = revokedAt ? Date.parse(revokedAt) : now;
  const remainingMs = Date.parse(expiresAt) - endedAt;
  if (revokedAt && remainingMs > 0) return { label: 'Revoked', intent: 'none', isActive: false };
  if (remainingMs <= 0) return { label: 'Expired', intent: 'none', isActive: false };
  const days = Math.ceil(remainingMs / dayMs);
  const label = days === 1 ? 'Expires in 1 day' : `Expires in ${days} days`;
  return { label, intent: days <= expiryWarningDays ? 'warning' : 'success', isActive: true };
}
